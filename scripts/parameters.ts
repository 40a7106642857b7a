import { parseSync, Visitor } from 'vite'

const maxParameters = 4

/** Returns the lines of a source file where a function has more than four parameters. */
export function crowdedFunctions(path: string, text: string): number[] {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} was not parsed: ${errors[0]?.message}`)
  const testCallbacks = new Set<unknown>()
  const lines: number[] = []
  const check = (node: { params: readonly unknown[]; start: number }) => {
    if (node.params.length > maxParameters && !testCallbacks.has(node))
      lines.push(text.slice(0, node.start).split('\n').length)
  }
  new Visitor({
    // A callback of `test.each` gets each value of a row as a parameter, so it is not checked.
    CallExpression({ callee, arguments: values }) {
      if (callee.type !== 'CallExpression' || callee.callee.type !== 'MemberExpression') return
      const { property } = callee.callee
      if (property.type === 'Identifier' && property.name === 'each')
        for (const value of values) testCallbacks.add(value)
    },
    FunctionDeclaration(node) {
      // React Router determines its parameters.
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
