import type { Tile } from "..";

export const tile: Tile = { emblem: "eye", tone: "#3f5f7a", minutes: "30–60" };
