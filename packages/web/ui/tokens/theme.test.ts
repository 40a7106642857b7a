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
  const stored = new Map<string, string>()
  if (text !== null) stored.set('trilha:theme', text)
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
}

function fakeRoot(attributes: Record<string, string> = {}) {
  const on = new Map(Object.entries(attributes))
  return {
    setAttribute: (name: string, value: string) => void on.set(name, value),
    removeAttribute: (name: string) => void on.delete(name),
    attributes: () => Object.fromEntries(on),
  }
}

/** Runs the script as an inline script in <head> and returns the attributes it sets on <html>. */
function runScript(localStorage: unknown) {
  const root = fakeRoot()
  runInNewContext(themeScript, { localStorage, document: { documentElement: root } })
  return root.attributes()
}

describe('readTheme', () => {
  it('is light, left to right, default colour and not stretched when nothing is stored', () => {
    expect(readTheme(storeWith(null))).toEqual(light)
  })

  it('reads the stored theme', () => {
    const stored =
      '{"themeMode":"dark","themeDirection":"rtl","themeColor":"cyan","themeStretch":true}'
    expect(readTheme(storeWith(stored))).toEqual({
      themeMode: 'dark',
      themeDirection: 'rtl',
      themeColor: 'cyan',
      themeStretch: true,
    })
  })

  it('replaces only the unknown values', () => {
    const stored = '{"themeMode":"sepia","themeColor":"blue","themeStretch":"yes"}'
    expect(readTheme(storeWith(stored))).toEqual({ ...light, themeColor: 'blue' })
  })

  it.each(['', 'dark', 'null', '[]', '7', '"dark"'])('ignores %j in the store', (stored) => {
    expect(readTheme(storeWith(stored))).toEqual(light)
  })

  it('ignores a store that throws on reading or writing', () => {
    const refuse = () => {
      throw new Error('SecurityError')
    }
    const store = { getItem: refuse, setItem: refuse }
    expect(readTheme(store)).toEqual(light)
    expect(() => saveTheme(readTheme(store), store)).not.toThrow()
  })
})

describe('saveTheme', () => {
  it('stores everything under one key', () => {
    const store = storeWith(null)
    saveTheme(
      { themeMode: 'dark', themeDirection: 'ltr', themeColor: 'red', themeStretch: true },
      store,
    )
    expect([...store.stored.keys()]).toEqual(['trilha:theme'])
    expect(JSON.parse(store.stored.get('trilha:theme') ?? '')).toEqual({
      themeMode: 'dark',
      themeDirection: 'ltr',
      themeColor: 'red',
      themeStretch: true,
    })
  })
})

describe('applyTheme', () => {
  it('sets the attributes that tokens.css reads, and removes the stretch again', () => {
    const root = fakeRoot({ lang: 'pt-BR' })
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
  it('sets a stored theme before the first paint', () => {
    const stored =
      '{"themeMode":"dark","themeDirection":"rtl","themeColor":"purple","themeStretch":true}'
    expect(runScript(storeWith(stored))).toEqual({
      'data-theme': 'dark',
      'data-preset': 'purple',
      dir: 'rtl',
      'data-stretch': '',
    })
  })

  it('sets the default when the store cannot be read', () => {
    expect(runScript(undefined)).toEqual({
      'data-theme': 'light',
      'data-preset': 'default',
      dir: 'ltr',
    })
  })

  it('agrees with the module for any stored text', () => {
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('light', 'dark', 'ltr', 'rtl', 'cyan', 'red', true, false),
    )
    const stored = fc.oneof(
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
      fc.property(stored, (text) => {
        const root = fakeRoot()
        applyTheme(readTheme(storeWith(text)), root)
        expect(runScript(storeWith(text))).toEqual(root.attributes())
      }),
    )
  })

  it('contains nothing that would close a script element', () => {
    expect(themeScript).not.toMatch(/<|-->/)
    expect(themeScript.length).toBeLessThan(600)
  })
})
