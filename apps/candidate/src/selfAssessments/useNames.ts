import { useTranslation } from 'react-i18next'

/** Names of scales within a sentence. */
export function useNames() {
  const { i18n } = useTranslation()
  const language = i18n.language
  return {
    /**
     * `Cooperar, organizar e analisar`: at the start of a sentence. German nouns stay capitalised.
     */
    atStart(names: readonly string[]): string {
      const [first = '', ...rest] = names
      const inside = language === 'de' ? rest : rest.map((name) => lowered(name, language))
      return new Intl.ListFormat(language, { type: 'conjunction' }).format([first, ...inside])
    },
  }
}

const lowered = (name: string, language: string) =>
  name.charAt(0).toLocaleLowerCase(language) + name.slice(1)
