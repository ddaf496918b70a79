/** A file goes to the process that reads it as its length, in so many bytes, and then itself. */
export const lengthBytes = 4
