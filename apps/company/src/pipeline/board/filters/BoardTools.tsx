import { applicationStates } from '@trilha/contracts/applications/states'
import { matchThresholds, scoreBands } from '@trilha/contracts/pipeline/board'
import { radii } from '@trilha/contracts/vacancies/enums'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Chip, Chips } from '@trilha/web/ui/actions/Chip.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { IconAdjustmentsHorizontal, IconSearch } from '@trilha/web/ui/icons/icons.tsx'
import { IconLayoutKanban, IconList } from '@trilha/web/ui/icons/moreIcons.tsx'
import { Popover } from '@trilha/web/ui/overlays/Popover.tsx'
import { Segmented } from '@trilha/web/ui/forms/Segmented.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import styles from './BoardTools.module.css'
import {
  countOf,
  filtersOf,
  layoutOf,
  withFilters,
  withLayout,
  type Filters,
} from './board.filters.ts'
import { SavedViews } from './SavedViews.tsx'

/** Debounce of the text filter. */
const debounceMs = 350

type BoardToolsProps = {
  /** The vacancy is open to people with disabilities, and the viewer can see who they are. */
  pcd: boolean
  /** The distance filter is available: the vacancy has a place, and people are not hidden. */
  byDistance: boolean
  narrow: boolean
}

/** Filters, saved views and layout; all are stored in the URL. */
export function BoardTools({ pcd, byDistance, narrow }: BoardToolsProps) {
  const { t } = useTranslation('board')
  const [search, setSearch] = useSearchParams()
  const filters = filtersOf(search)
  const options = { replace: true, preventScrollReset: true }
  const set = (next: Filters) => setSearch((current) => withFilters(current, next), options)
  const toggle = (key: 'overdue' | 'pcd') => {
    const { [key]: on, ...others } = filters
    set(on ? others : { ...others, [key]: 1 })
  }
  const { near, match, ...rest } = filters
  const [closest] = radii
  const [minMatch] = matchThresholds
  return (
    <search className={styles.tools} aria-label={t('filter.label')}>
      <TextFilter text={filters.text ?? ''} onText={(text) => set(withText(filters, text))} />
      <Chip
        pressable
        on={match !== undefined}
        onClick={() => set({ ...rest, ...(near && { near }), ...(!match && { match: minMatch }) })}
      >
        {t('filter.match', { percent: match ?? minMatch })}
      </Chip>
      {(byDistance || near) && (
        <Chip
          pressable
          on={near !== undefined}
          onClick={() => set({ ...rest, ...(match && { match }), ...(!near && { near: closest }) })}
        >
          {t('filter.near', { km: near ?? closest })}
        </Chip>
      )}
      {pcd && (
        <Chip pressable on={filters.pcd === 1} onClick={() => toggle('pcd')}>
          {t('filter.pcd')}
        </Chip>
      )}
      <Chip pressable on={filters.overdue === 1} onClick={() => toggle('overdue')}>
        {t('filter.overdue')}
      </Chip>
      <MoreFilters filters={filters} set={set} byDistance={byDistance} />
      <SavedViews filters={filters} layout={layoutOf(search)} />
      {!narrow && (
        <Segmented
          className={styles.layout ?? ''}
          label={t('layout.label')}
          value={layoutOf(search)}
          onChange={(layout) => setSearch((current) => withLayout(current, layout), options)}
          options={[
            {
              value: 'board',
              label: t('layout.board'),
              icon: <IconLayoutKanban />,
              iconOnly: true,
            },
            { value: 'list', label: t('layout.list'), icon: <IconList />, iconOnly: true },
          ]}
        />
      )}
    </search>
  )
}

function withText(filters: Filters, text: string): Filters {
  const { ...next } = filters
  if (text.trim()) next.text = text.trim()
  else delete next.text
  return next
}

/** Text filter with local state, applied after a debounce. */
function TextFilter({ text, onText }: { text: string; onText: (text: string) => void }) {
  const { t } = useTranslation('board')
  const [typed, setTyped] = useState(text)
  const [sent, setSent] = useState(text)
  // The filter was changed elsewhere: it was removed, or the browser went to another URL.
  if (text !== sent) {
    setSent(text)
    setTyped(text)
  }
  useEffect(() => {
    if (typed.trim() === sent) return undefined
    const timer = setTimeout(() => {
      setSent(typed.trim())
      onText(typed)
    }, debounceMs)
    return () => clearTimeout(timer)
  })
  return (
    <TextInput
      dense
      type="search"
      className={styles.text ?? ''}
      icon={<IconSearch />}
      aria-label={t('filter.text')}
      placeholder={t('filter.text')}
      maxLength={80}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}

type MoreProps = { filters: Filters; set: (next: Filters) => void; byDistance: boolean }

function MoreFilters({ filters, set, byDistance }: MoreProps) {
  const { t } = useTranslation(['board', 'pipeline', 'interview'])
  const { state, band, ...others } = filters
  const { review, ...withoutReview } = filters
  const count = (state ? 1 : 0) + (band ? 1 : 0) + (review ? 1 : 0)
  return (
    <Popover
      label={t('filter.more')}
      align="start"
      trigger={
        <Chip
          icon={<IconAdjustmentsHorizontal />}
          on={count > 0}
          count={count}
          {...(count > 0 && { label: t('filter.moreOn', { count }) })}
        >
          {t('filter.more')}
        </Chip>
      }
    >
      <div className={styles.more}>
        <Field label={t('filter.state')}>
          <Select
            value={state ?? ''}
            onChange={({ target }) => {
              const next = applicationStates.find((known) => known === target.value)
              set({ ...others, ...(band && { band }), ...(next && { state: next }) })
            }}
          >
            <option value="">{t('filter.any')}</option>
            {applicationStates.map((known) => (
              <option key={known} value={known}>
                {t(`pipeline:application.state.${known}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('filter.band')} hint={t('filter.bandHint')}>
          <Select
            value={band ?? ''}
            onChange={({ target }) => {
              const next = scoreBands.find((known) => known === target.value)
              set({ ...others, ...(state && { state }), ...(next && { band: next }) })
            }}
          >
            <option value="">{t('filter.any')}</option>
            {scoreBands.map((known) => (
              <option key={known} value={known}>
                {t(`interview:band.${known}`)}
              </option>
            ))}
          </Select>
        </Field>
        {byDistance && (
          <Field label={t('filter.distance')} hint={t('filter.distanceHint')}>
            <Select
              value={filters.near ?? ''}
              onChange={({ target }) => {
                const { near: _, ...rest } = filters
                const next = radii.find((known) => String(known) === target.value)
                set({ ...rest, ...(next && { near: next }) })
              }}
            >
              <option value="">{t('filter.anyDistance')}</option>
              {radii.map((known) => (
                <option key={known} value={known}>
                  {t('filter.near', { km: known })}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Chips>
          <Chip
            pressable
            on={review === 1}
            onClick={() => set(review ? withoutReview : { ...filters, review: 1 })}
          >
            {t('filter.review')}
          </Chip>
        </Chips>
        {countOf(filters) > 0 && (
          <Button variant="soft" size="sm" onClick={() => set({})}>
            {t('filter.clear')}
          </Button>
        )}
      </div>
    </Popover>
  )
}
