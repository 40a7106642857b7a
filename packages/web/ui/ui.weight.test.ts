import { readdirSync, readFileSync } from 'node:fs'
import { createElement as h, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Alert } from './Alert.tsx'
import { Avatar } from './Avatar.tsx'
import { Button } from './Button.tsx'
import { Card } from './Card.tsx'
import { Checkbox, Radio } from './Checkbox.tsx'
import { Chip } from './Chip.tsx'
import { Combobox } from './Combobox.tsx'
import { Disclosure } from './Disclosure.tsx'
import { Field } from './Field.tsx'
import { IconArrowRight, IconSearch } from './icons.tsx'
import { Pagination } from './Pagination.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import { Bar, Match, Meter, Steps } from './Progress.tsx'
import { RangeHistogram } from './RangeHistogram.tsx'
import { Select } from './Select.tsx'
import { Skeleton } from './Skeleton.tsx'
import { Switch } from './Switch.tsx'
import { Tag } from './Tag.tsx'
import { TextArea } from './TextArea.tsx'
import { TextInput } from './TextInput.tsx'

const folder = new URL('.', import.meta.url)
const files = readdirSync(folder).filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))

/** Components that open over the page on request. All others must not use Base UI. */
const overlays = [
  'ConfirmDialog.tsx',
  'Dialog.tsx',
  'Menu.tsx',
  'Popover.tsx',
  'Sheet.tsx',
  'Toaster.tsx',
  'Tooltip.tsx',
  'UiRoot.tsx',
]

const importsOf = new Map(
  files.map((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8')
    return [
      name,
      [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map((found) => found[1] ?? ''),
    ]
  }),
)

describe('bundle weight of the components', () => {
  it('only what opens over the page imports Base UI', () => {
    const heavy = files.filter((name) =>
      importsOf.get(name)?.some((target) => target.startsWith('@base-ui/')),
    )
    expect(heavy).toEqual(overlays)
  })

  it('no native component imports Base UI indirectly', () => {
    const reaching = files.filter((name) =>
      importsOf.get(name)?.some((target) => overlays.some((heavy) => target === `./${heavy}`)),
    )
    expect(reaching).toEqual([])
  })

  it('no component imports a router, query, form or language library', () => {
    const known = /^(react-router|@tanstack|react-hook-form|@hookform|i18next|react-i18next)/
    const knowing = files.filter((name) =>
      importsOf.get(name)?.some((target) => known.test(target)),
    )
    expect(knowing).toEqual([])
  })
})

const same = (value: string) => value

/** The components of public pages and login. */
const native: Record<string, ReactElement> = {
  Alert: h(Alert, { tone: 'bad', title: 'Sem internet' }, 'Tente de novo'),
  Avatar: h(Avatar, { name: 'Jussara Nascimento', size: 72 }),
  Bar: h(Bar, { value: 62, label: 'Envio' }),
  Button: h(Button, { loading: true, loadingText: 'Enviando' }, 'Enviar'),
  ButtonLink: h(Button, { render: h('a', { href: '/', title: 'Entrar' }) }, 'Entrar'),
  Card: h(Card, { interactive: true }),
  Checkbox: h(Checkbox, { defaultChecked: true, count: 3 }, 'CLT'),
  Chip: h(Chip, { count: 4, label: 'Filtros, 4 ativos' }, 'Filtros'),
  Combobox: h(Combobox<string>, {
    items: ['Betim'],
    itemKey: same,
    itemLabel: same,
    value: 'Betim',
    onChange: () => undefined,
    onSearch: () => undefined,
    words: { clear: 'Limpar', loading: 'Buscando', empty: same, start: 'Digite' },
  }),
  Disclosure: h(Disclosure, { title: 'CNH' }),
  Field: h(Field, {
    label: 'CPF',
    hint: 'Só números',
    error: 'Faltam 2 números',
    children: h(TextInput),
  }),
  Icon: h(IconArrowRight, { size: 20 }),
  Match: h(Match, { value: 92, children: 'combina' }),
  Meter: h(Meter, { value: 2, label: 'Força', children: 'Boa' }),
  Pagination: h(Pagination, {
    page: 2,
    pages: 19,
    hrefFor: String,
    words: { label: 'Páginas', page: String, previous: 'Anterior', next: 'Próxima' },
  }),
  PasswordInput: h(PasswordInput, { showLabel: 'Mostrar senha', hideLabel: 'Ocultar senha' }),
  Radio: h(Radio, { name: 'a' }, 'Presencial'),
  RangeHistogram: h(RangeHistogram, {
    label: 'Faixa',
    minLabel: 'Mínimo',
    maxLabel: 'Máximo',
    between: 'até',
    min: 0,
    max: 10,
    step: 1,
    value: [2, 7],
    counts: [1, 2, 3],
    format: String,
  }),
  Select: h(Select, { children: h('option', null, 'MG') }),
  Skeleton: h(Skeleton, { width: 40 }),
  Steps: h(Steps, { total: 5, current: 3 }),
  Switch: h(Switch, null, 'Avisar'),
  Tag: h(Tag, { tone: 'ok', icon: h(IconSearch) }, 'Aprovada'),
  TextArea: h(TextArea, { limit: 20, counter: String }),
}

describe('rendered on the server', () => {
  it.each(Object.entries(native))('%s renders no style attribute', (_name, element) => {
    const html = renderToStaticMarkup(element)
    expect(html).toMatch(/^</)
    expect(html).not.toContain('style=')
  })

  it('a field links its hint and its error to its control', () => {
    const html = renderToStaticMarkup(native.Field)
    const described = /aria-describedby="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
    expect(described).toHaveLength(2)
    for (const id of described) expect(html).toContain(`<span id="${id}"`.replace('<span ', ''))
    expect(html).toContain('aria-invalid="true"')
    expect(/for="([^"]+)"/.exec(html)?.[1]).toBe(/<input[^>]* id="([^"]+)"/.exec(html)?.[1])
  })
})
