import postcss, { type ChildNode } from 'postcss'

/** A site's style sheet: its address, and the part that a page needs to be painted. */
export type StyleSheet = { href: string; neededBy: (html: string) => string }

type Part =
  /** On every page: rules without a class, `@font-face`, `@keyframes`. */
  | { text: string }
  /** A rule; for each of its selectors the classes that the page must contain. */
  | { text: string; needs: readonly (readonly string[])[] }
  /** `@media`, `@supports`, `@layer` with their rules. */
  | { open: string; parts: readonly Part[] }

/**
 * Parses a style sheet once, so that the part for each page is selected quickly. Classes inside
 * `:is()`, `:has()` and the like are ignored: an unneeded rule does no harm.
 */
export function readStyleSheet(href: string, css: string): StyleSheet {
  const parts = postcss.parse(css).nodes.map(partOf)
  return { href, neededBy: (html) => selectRules(parts, classesIn(html)) }
}

const groupRules = new Set(['media', 'supports', 'layer', 'container'])

function partOf(node: ChildNode): Part {
  if (node.type === 'atrule' && node.nodes && groupRules.has(node.name))
    return { open: `@${node.name} ${node.params}`, parts: node.nodes.map(partOf) }
  const text = node.type === 'atrule' && !node.nodes ? `${node.toString()};` : node.toString()
  if (node.type !== 'rule') return { text }
  const needs = node.selectors.map(classesOf)
  return needs.some((classes) => classes.length === 0) ? { text } : { text, needs }
}

/** The classes of a selector outside of its brackets. */
function classesOf(selector: string): string[] {
  let outside = selector.replaceAll(/\[[^\]]*\]/g, '')
  for (let before = ''; before !== outside;) {
    before = outside
    outside = before.replaceAll(/\([^()]*\)/g, '')
  }
  return [...outside.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  )
}

function classesIn(html: string): ReadonlySet<string> {
  const names = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) =>
    list.split(/\s+/),
  )
  return new Set(names)
}

function selectRules(parts: readonly Part[], present: ReadonlySet<string>): string {
  let css = ''
  for (const part of parts)
    if ('parts' in part) {
      const inside = selectRules(part.parts, present)
      if (inside) css += `${part.open}{${inside}}`
    } else if (!('needs' in part) || part.needs.some((all) => all.every((one) => present.has(one))))
      css += part.text
  return css
}
