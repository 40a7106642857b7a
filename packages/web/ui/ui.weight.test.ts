import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createElement as h, type ComponentProps, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button } from './actions/Button.tsx'
import { Chip } from './actions/Chip.tsx'
import { Combobox } from './combobox/Combobox.tsx'
import { Card } from './display/Card.tsx'
import { Disclosure } from './display/Disclosure.tsx'
import { Letter } from './display/Letter.tsx'
import { Tag } from './display/Tag.tsx'
import { Alert } from './feedback/Alert.tsx'
import { Bar, Meter, Steps } from './feedback/Progress.tsx'
import { Skeleton } from './feedback/Skeleton.tsx'
import { Checkbox, Radio } from './forms/Checkbox.tsx'
import { Field } from './forms/Field.tsx'
import { PasswordInput } from './forms/PasswordInput.tsx'
import { Select } from './forms/Select.tsx'
import { TextArea } from './forms/TextArea.tsx'
import { TextInput } from './forms/TextInput.tsx'
import { IconArrowRight, IconSearch } from './icons/icons.tsx'
import { AuthLayout } from './layout/AuthLayout.tsx'
import { ScenePage } from './layout/ScenePage.tsx'
import type { LinkElement } from './link.ts'
import { Avatar } from './media/Avatar.tsx'
import { CompanyLogo } from './media/CompanyLogo.tsx'
import { Pagination } from './navigation/Pagination.tsx'
import { ErrorScene } from './scenes/ErrorScene.tsx'
import { Trail, type TrailStep } from './trail/Trail.tsx'

const folder = new URL('.', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^gallery/.test(path))
  .sort()

/**
 * Components that are loaded when they open, and their parts. No other component may use Base UI.
 */
const overlays = [
  'feedback/Toaster.tsx',
  'forms/CodeInput.tsx',
  'overlays/Backdrop.tsx',
  'overlays/ConfirmDialog.tsx',
  'overlays/Dialog.tsx',
  'overlays/DialogFrame.tsx',
  'overlays/OverlayContent.tsx',
  'overlays/Popover.tsx',
  'overlays/Sheet.tsx',
  'overlays/UiRoot.tsx',
]

/** The imports of each file: names of packages, and paths of our files relative to this folder. */
const importsOf = new Map(
  files.map((path) => {
    const text = readFileSync(new URL(path, folder), 'utf8')
    const names = [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, name = '']) => name)
    return [path, names.map((name) => (name.startsWith('.') ? join(dirname(path), name) : name))]
  }),
)

describe('bundle weight of the components', () => {
  it('only components that are loaded when they open import Base UI', () => {
    const heavy = files.filter((path) =>
      importsOf.get(path)?.some((target) => target.startsWith('@base-ui/')),
    )
    expect(heavy).toEqual(overlays)
  })

  it('no other component imports Base UI indirectly', () => {
    const reaching = files.filter(
      (path) =>
        !overlays.includes(path) &&
        importsOf.get(path)?.some((target) => overlays.includes(target)),
    )
    expect(reaching).toEqual([])
  })

  it('no component imports a router, query, form or language library', () => {
    const known = /^(react-router|@tanstack|react-hook-form|@hookform|i18next|react-i18next)/
    const knowing = files.filter((path) =>
      importsOf.get(path)?.some((target) => known.test(target)),
    )
    expect(knowing).toEqual([])
  })
})

const same = (value: string) => value
const link = (props: ComponentProps<'a'>): LinkElement => h('a', props)
const home = link({ href: '/', 'aria-label': 'Trilha, página inicial' })
const steps: TrailStep[] = [
  { id: '1', state: 'current', tag: 'É a sua vez', title: 'Vídeo', minutes: '15 min' },
  { id: '2', state: 'locked', tag: 'Abre depois', title: 'Resposta' },
]

/** The components of public pages and login. */
const native: Record<string, ReactElement> = {
  Alert: h(Alert, { tone: 'bad', title: 'Sem internet' }, 'Tente de novo'),
  AuthLayout: h(AuthLayout, {
    logoLink: home,
    panelLabel: 'Sobre',
    slogan: 'Olá',
    lead: 'Oi',
    children: 'Entrar',
  }),
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
  CompanyLogo: h(CompanyLogo, { name: 'Sol', size: 64 }),
  Disclosure: h(Disclosure, { title: 'CNH' }),
  ErrorScene: h(ErrorScene),
  Field: h(Field, {
    label: 'CPF',
    hint: 'Só números',
    error: 'Faltam 2 números',
    children: h(TextInput),
  }),
  Icon: h(IconArrowRight, { size: 20 }),
  Letter: h(Letter, {
    label: 'Carta',
    from: { name: 'Renata Teles', detail: 'RH' },
    children: 'Oi.',
  }),
  Meter: h(Meter, { value: 2, label: 'Força', children: 'Boa' }),
  Pagination: h(Pagination, {
    page: 2,
    pages: 19,
    hrefFor: String,
    words: { label: 'Páginas', page: String, previous: 'Anterior', next: 'Próxima' },
  }),
  PasswordInput: h(PasswordInput, { showLabel: 'Mostrar senha', hideLabel: 'Ocultar senha' }),
  Radio: h(Radio, { name: 'a' }, 'Presencial'),
  ScenePage: h(ScenePage, { logoLink: home, title: 'Nada', lead: 'Volte', scene: h(ErrorScene) }),
  Select: h(Select, { children: h('option', null, 'MG') }),
  Skeleton: h(Skeleton, { width: 40 }),
  Steps: h(Steps, { total: 5, current: 3 }),
  Tag: h(Tag, { tone: 'ok', icon: h(IconSearch) }, 'Aprovada'),
  TextArea: h(TextArea, { limit: 20, counter: String }),
  Trail: h(Trail, { steps, variant: 'preview' }),
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
    for (const id of described) expect(html).toContain(`id="${id}"`)
    expect(html).toContain('aria-invalid="true"')
    expect(/for="([^"]+)"/.exec(html)?.[1]).toBe(/<input[^>]* id="([^"]+)"/.exec(html)?.[1])
  })
})
