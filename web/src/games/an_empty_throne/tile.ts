import type { Tile } from "..";

export const tile: Tile = { emblem: "tower", tone: "#4c6a52", minutes: "20–30" };
