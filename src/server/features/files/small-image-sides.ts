/** The longest side of a small image, in pixels: twice its size in a list or a job's header. */
export const smallImageSides = [96, 192] as const
export type SmallImageSide = (typeof smallImageSides)[number]
