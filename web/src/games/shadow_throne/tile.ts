import type { Tile } from "..";

export const tile: Tile = { emblem: "rose", tone: "#8d3a44", minutes: "30–45" };
