import type { Tile } from "..";

export const tile: Tile = { emblem: "crown", tone: "#8a6a1f", minutes: "15–20" };
