import type { Profile } from '@trilha/contracts/candidates/candidates'
import { languageLevels, languages } from '@trilha/contracts/assessments/rules'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useProfileCalls } from '../candidates.data.ts'
import { draftOf } from '../candidates.drafts.ts'
import { useEdit } from './edit.context.ts'
import styles from './LanguagesPart.module.css'
import { EditCard } from './form/EditCard.tsx'
import { PartForm } from './form/PartForm.tsx'
import { usePartForm } from './form/usePartForm.ts'
import { useProfileTexts } from '../profile/useProfileTexts.ts'

/** A level, `none` for not spoken, or '' for no answer. */
const answers = ['', 'none', ...languageLevels] as const
const schema = z.record(z.string(), z.enum(answers))
type Answers = z.output<typeof schema>

/** One line for each language that vacancies ask for. */
export function LanguagesPart({ profile }: { profile: Profile }) {
  const { t } = useTranslation('candidates')
  const { t: common } = useTranslation('common')
  const texts = useProfileTexts()
  const { candidateId } = useEdit()
  const { saveFacts } = useProfileCalls()
  const part = usePartForm<Answers>({
    schema,
    values: answersOf(profile),
    draft: draftOf(candidateId, 'languages'),
    fields: [],
    send: (typed) => saveFacts({ languages: languagesOf(typed) }),
  })
  return (
    <EditCard aria-label={t('part.languages')}>
      <PartForm part={part} label={t('save.languages')}>
        <div className={styles.languages}>
          {languages.map((language) => (
            <label key={language} className={styles.language}>
              <b>{common(`language.${language}`)}</b>
              <Select {...part.form.register(language)}>
                {answers.map((answer) => (
                  <option key={answer} value={answer}>
                    {answer === ''
                      ? t('languages.untold')
                      : texts.level(answer === 'none' ? null : answer)}
                  </option>
                ))}
              </Select>
            </label>
          ))}
        </div>
      </PartForm>
    </EditCard>
  )
}

function answersOf({ facts }: Profile): Answers {
  const levels = new Map<string, Answers[string]>(
    facts.languages?.map(({ language, level }) => [language, level ?? 'none']),
  )
  return Object.fromEntries(languages.map((language) => [language, levels.get(language) ?? '']))
}

const languagesOf = (typed: Answers) =>
  languages.flatMap((language) => {
    const answer = typed[language]
    return answer ? [{ language, level: answer === 'none' ? null : answer }] : []
  })
