import { expect, test } from 'vitest'
import { readStyleSheet } from './styleSheet.ts'

const sheet = readStyleSheet(
  '/assets/style.css',
  '@layer base,ui;@layer base{a{color:red}.sr{top:0}}@layer ui{.card{margin:0}.card .head{top:1px}.other,.card:hover{top:2px}.card:not(.other){top:3px}}' +
    '@font-face{font-family:F;src:url(f)}@media (width<600px){.other{left:0}}@media (width<700px){.card{left:0}}' +
    '@keyframes turn{to{rotate:1turn}}[data-theme=dark] .card[title=".x"]{left:1px}.a\\:b{left:2px}',
)
const stylesFor = (...classes: string[]) =>
  sheet.neededBy(`<p class="${classes.join(' ')}">class="no"</p>`)

test('rules without a class are on every page, in their order and layers', () => {
  expect(stylesFor()).toBe(
    '@layer base,ui;@layer base{a{color:red}}@font-face{font-family:F;src:url(f)}@keyframes turn{to{rotate:1turn}}',
  )
})

test('a rule is included if the page has all classes of one of its selectors', () => {
  expect(stylesFor('card')).toContain(
    '@layer ui{.card{margin:0}.other,.card:hover{top:2px}.card:not(.other){top:3px}}',
  )
  expect(stylesFor('card', 'head')).toContain('.card .head{top:1px}')
  expect(stylesFor('head')).not.toContain('.head')
  expect(stylesFor('other')).toContain('@media (width<600px){.other{left:0}}')
  expect(stylesFor('other')).not.toContain('width<700px')
})

test('dots in attribute selectors and escaped class names are read correctly', () => {
  expect(stylesFor('card')).toContain('[data-theme=dark] .card[title=".x"]{left:1px}')
  expect(stylesFor('a:b')).toContain('.a\\:b{left:2px}')
})
