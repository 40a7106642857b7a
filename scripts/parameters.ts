import { parseSync, Visitor } from 'vite'

const most = 4

/** Lines of a source file where a function has more than four parameters. */
export function crowdedFunctions(path: string, text: string): number[] {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} was not parsed: ${errors[0]?.message}`)
  const given = new Set<unknown>()
  const lines: number[] = []
  const check = (node: { params: readonly unknown[]; start: number }) => {
    if (node.params.length > most && !given.has(node))
      lines.push(text.slice(0, node.start).split('\n').length)
  }
  new Visitor({
    // The rows of `test.each` are spread over the parameters of its callback.
    CallExpression({ callee, arguments: values }) {
      if (callee.type !== 'CallExpression' || callee.callee.type !== 'MemberExpression') return
      const { property } = callee.callee
      if (property.type === 'Identifier' && property.name === 'each')
        for (const value of values) given.add(value)
    },
    FunctionDeclaration(node) {
      // React Router calls it for each page.
      if (node.id?.name !== 'handleRequest') check(node)
    },
    FunctionExpression: check,
    ArrowFunctionExpression: check,
    TSDeclareFunction: check,
    TSEmptyBodyFunctionExpression: check,
    TSFunctionType: check,
    TSMethodSignature: check,
  }).visit(program)
  return lines
}
