// What every npm script of this package runs, from a bare clone on. It may meet any Node at all, so
// this file keeps to what Node 12 can parse and leaves the rest to files that are loaded later.
const oldestMajor = 20
const major = parseInt(process.versions.node, 10)

if (major < oldestMajor) {
  process.stderr.write(
    'Node ' + process.versions.node + ' is too old: install Node ' + oldestMajor + ' or newer.\n',
  )
  process.exitCode = 1
} else {
  void import('./setup/verbs.mjs').then(function (verbs) {
    return verbs.runVerb(process.argv[2], process.argv.slice(3))
  })
}
