/**
 * `npm run serve`: runs the program as it was built, for an installation without development
 * packages. Plain JavaScript, so that an older Node can say what is missing.
 */
const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 26) {
  process.stderr.write(`Trilha can't start: it needs Node 26, this is ${process.version}.\n`)
  process.exit(1)
}
process.env.NODE_ENV ??= 'production'
const { main } = await import('../apps/api/src/main.ts')
await main()
