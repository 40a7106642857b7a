import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyTheme, readTheme, saveTheme, themeScript } from './theme.ts'

const light = {
  themeMode: 'light',
  themeDirection: 'ltr',
  themeColor: 'default',
  themeStretch: false,
}

function storeWith(text: string | null) {
  const kept = new Map<string, string>()
  if (text !== null) kept.set('trilha:theme', text)
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

function page(attributes: Record<string, string> = {}) {
  const on = new Map(Object.entries(attributes))
  return {
    setAttribute: (name: string, value: string) => void on.set(name, value),
    removeAttribute: (name: string) => void on.delete(name),
    attributes: () => Object.fromEntries(on),
  }
}

/** What an inline script in <head> would leave on <html>. */
function runScript(localStorage: unknown) {
  const root = page()
  runInNewContext(themeScript, { localStorage, document: { documentElement: root } })
  return root.attributes()
}

describe('readTheme', () => {
  it('is light, left to right, default colour, not stretched when nothing was kept', () => {
    expect(readTheme(storeWith(null))).toEqual(light)
  })

  it('reads what was kept', () => {
    const kept =
      '{"themeMode":"dark","themeDirection":"rtl","themeColor":"cyan","themeStretch":true}'
    expect(readTheme(storeWith(kept))).toEqual({
      themeMode: 'dark',
      themeDirection: 'rtl',
      themeColor: 'cyan',
      themeStretch: true,
    })
  })

  it('replaces only the unknown values', () => {
    const kept = '{"themeMode":"sepia","themeColor":"blue","themeStretch":"yes"}'
    expect(readTheme(storeWith(kept))).toEqual({ ...light, themeColor: 'blue' })
  })

  it.each(['', 'dark', 'null', '[]', '7', '"dark"'])('survives %j in the store', (kept) => {
    expect(readTheme(storeWith(kept))).toEqual(light)
  })

  it('survives a store that refuses to be read or written', () => {
    const refuse = () => {
      throw new Error('SecurityError')
    }
    const store = { getItem: refuse, setItem: refuse }
    expect(readTheme(store)).toEqual(light)
    expect(() => saveTheme(readTheme(store), store)).not.toThrow()
  })
})

describe('saveTheme', () => {
  it('keeps everything under one key', () => {
    const store = storeWith(null)
    saveTheme(
      { themeMode: 'dark', themeDirection: 'ltr', themeColor: 'red', themeStretch: true },
      store,
    )
    expect([...store.kept.keys()]).toEqual(['trilha:theme'])
    expect(JSON.parse(store.kept.get('trilha:theme') ?? '')).toEqual({
      themeMode: 'dark',
      themeDirection: 'ltr',
      themeColor: 'red',
      themeStretch: true,
    })
  })
})

describe('applyTheme', () => {
  it('writes the attributes tokens.css reads, and takes the stretch away again', () => {
    const root = page({ lang: 'pt-BR' })
    applyTheme(
      { themeMode: 'dark', themeDirection: 'rtl', themeColor: 'orange', themeStretch: true },
      root,
    )
    expect(root.attributes()).toEqual({
      lang: 'pt-BR',
      'data-theme': 'dark',
      'data-preset': 'orange',
      dir: 'rtl',
      'data-stretch': '',
    })
    applyTheme(
      { themeMode: 'light', themeDirection: 'ltr', themeColor: 'default', themeStretch: false },
      root,
    )
    expect(root.attributes()).toEqual({
      lang: 'pt-BR',
      'data-theme': 'light',
      'data-preset': 'default',
      dir: 'ltr',
    })
  })
})

describe('themeScript', () => {
  it('sets a kept theme before the first paint', () => {
    const kept =
      '{"themeMode":"dark","themeDirection":"rtl","themeColor":"purple","themeStretch":true}'
    expect(runScript(storeWith(kept))).toEqual({
      'data-theme': 'dark',
      'data-preset': 'purple',
      dir: 'rtl',
      'data-stretch': '',
    })
  })

  it('sets the default when the store is closed', () => {
    expect(runScript(undefined)).toEqual({
      'data-theme': 'light',
      'data-preset': 'default',
      dir: 'ltr',
    })
  })

  it('agrees with the module on anything a store could hold', () => {
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('light', 'dark', 'ltr', 'rtl', 'cyan', 'red', true, false),
    )
    const kept = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({
          themeMode: value,
          themeDirection: value,
          themeColor: value,
          themeStretch: value,
        })
        .map((theme) => JSON.stringify(theme)),
    )
    fc.assert(
      fc.property(kept, (text) => {
        const root = page()
        applyTheme(readTheme(storeWith(text)), root)
        expect(runScript(storeWith(text))).toEqual(root.attributes())
      }),
    )
  })

  it('holds nothing that would end a script element', () => {
    expect(themeScript).not.toMatch(/<|-->/)
    expect(themeScript.length).toBeLessThan(600)
  })
})
