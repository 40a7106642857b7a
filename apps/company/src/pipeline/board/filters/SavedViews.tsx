import { Failure, failureId } from '@trilha/web/form/Failure.tsx'
import { boardViewBody } from '@trilha/contracts/pipeline/board'
import { showFieldErrors, useFieldError, useForm } from '@trilha/web/form/useForm.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Chip } from '@trilha/web/ui/actions/Chip.tsx'
import { Dialog } from '@trilha/web/ui/overlays/Dialog.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { IconBookmark, IconPlus } from '@trilha/web/ui/icons/icons.tsx'
import { IconLink } from '@trilha/web/ui/icons/fewIcons.tsx'
import { IconTrash } from '@trilha/web/ui/icons/moreIcons.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/Menu.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { useViews, viewsQuery } from '../board.data.ts'
import { countOf, withFilters, withLayout, type Filters, type Layout } from './board.filters.ts'

type View = { filters: Filters; layout: Layout }

/** Named filters, available in every vacancy. */
export function SavedViews(view: View) {
  const { t } = useTranslation(['board', 'pipeline', 'common'])
  const [, setSearch] = useSearchParams()
  const { data } = useQuery(viewsQuery)
  const { remove } = useViews()
  const [saving, setSaving] = useState(false)
  const rows = data?.rows ?? []
  const isShown = (row: View) =>
    row.layout === view.layout && areEqual(row.filters, view.filters) && countOf(view.filters) > 0
  const shown = rows.find(isShown)
  const open = (row: View) =>
    setSearch((current) => withLayout(withFilters(current, row.filters), row.layout), {
      preventScrollReset: true,
    })
  // The URL contains the filters, so colleagues who open it see the same people.
  const copyAddress = () => {
    navigator.clipboard.writeText(location.href).then(
      () => toast.success(t('common:actions.copied')),
      () => toast.error(t('pipeline:copy.failed')),
    )
  }
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Chip
            icon={<IconBookmark />}
            on={shown !== undefined}
            {...(!shown && { label: t('views.label'), title: t('views.label') })}
          >
            {shown?.name}
          </Chip>
        }
      >
        {rows.map((row) => (
          <MenuItem key={row.id} icon={<IconBookmark />} onSelect={() => open(row)}>
            {row.name}
          </MenuItem>
        ))}
        {rows.length > 0 && <MenuSeparator />}
        <MenuItem icon={<IconPlus />} onSelect={() => setSaving(true)}>
          {t('views.save')}
        </MenuItem>
        {countOf(view.filters) > 0 && (
          <MenuItem icon={<IconLink />} onSelect={copyAddress}>
            {t('views.share')}
          </MenuItem>
        )}
        {shown && (
          <MenuItem
            danger
            icon={<IconTrash />}
            onSelect={() =>
              remove.mutate(shown.id, {
                onSuccess: () => toast.success(t('views.forgotten')),
                onError: (error) => toast.error(t(`common:errors.${failureId(error)}`)),
              })
            }
          >
            {t('views.forget', { name: shown.name })}
          </MenuItem>
        )}
      </Menu>
      {saving && <SaveView view={view} onClose={() => setSaving(false)} />}
    </>
  )
}

const areEqual = (a: Filters, b: Filters) =>
  String(withFilters(new URLSearchParams(), a)) === String(withFilters(new URLSearchParams(), b))

const schema = z.pick(boardViewBody, { name: true })

function SaveView({ view, onClose }: { view: View; onClose: () => void }) {
  const { t } = useTranslation(['board', 'common'])
  const fieldError = useFieldError()
  const { save } = useViews()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<{ name: string }>(schema, { name: '' })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ name }) => {
    setFailure(null)
    try {
      await save.mutateAsync({ name, layout: view.layout, filters: view.filters })
      toast.success(t('views.saved'))
      onClose()
    } catch (error) {
      setFailure(showFieldErrors(error, form, ['name']))
    }
  })
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => open || onClose()}
      title={t('views.save')}
      description={t('views.hint')}
      closeLabel={t('common:actions.close')}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="stack">
        <Failure id={failure} />
        <Field label={t('views.name')} error={fieldError(errors.name?.message)}>
          <TextInput maxLength={60} {...form.register('name')} />
        </Field>
        <Button
          type="submit"
          block
          loading={isSubmitting}
          loadingText={t('common:actions.sending')}
        >
          {t('views.submit')}
        </Button>
      </form>
    </Dialog>
  )
}
