/** The longest side of a small image, in pixels: twice what a list or a job's head draws it in. */
export const smallImageSides = [96, 192] as const
export type SmallImageSide = (typeof smallImageSides)[number]
