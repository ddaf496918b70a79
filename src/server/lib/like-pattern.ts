/** A text for `like` that stands for itself alone: its own signs of the pattern language are escaped. */
export const escapeLike = (text: string): string =>
  text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
