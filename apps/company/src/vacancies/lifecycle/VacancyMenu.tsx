import { failureId } from '@trilha/web/form/Failure.tsx'
import type { Editor } from '@trilha/contracts/vacancies/editor'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconButton } from '@trilha/web/ui/actions/IconButton.tsx'
import { IconCalendar, IconCircleCheck, IconCopy, IconEye } from '@trilha/web/ui/icons/icons.tsx'
import { IconPencil } from '@trilha/web/ui/icons/fewIcons.tsx'
import {
  IconArchive,
  IconChartBar,
  IconDotsVertical,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
  IconUserPlus,
} from '@trilha/web/ui/icons/moreIcons.tsx'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { addressOf } from '../../talents/talents.filters.ts'
import { CloseDialog } from './CloseDialog.tsx'
import { ExtendDialog } from './ExtendDialog.tsx'
import { newIdempotencyKey, useCreateDraft, useVacancyActions } from '../vacancies.data.ts'
import styles from './VacancyMenu.module.css'

type VacancyMenuProps = {
  editor: Editor
  /** Additional menu entries. */
  children?: ReactNode
}

/** Actions on a vacancy: buttons to edit and to invite people, and a menu with the rest. */
export function VacancyMenu({ editor, children }: VacancyMenuProps) {
  const { t } = useTranslation('editor')
  const { id } = editor
  return (
    <div className={styles.menu}>
      <Button
        variant="outline"
        size="sm"
        icon={editor.can.edit.allowed ? <IconPencil /> : <IconEye />}
        render={<Link to={paths.editor(id)} />}
      >
        {t(editor.can.edit.allowed ? 'menu.edit' : 'menu.read')}
      </Button>
      {editor.can.invite.allowed && (
        <Button
          size="sm"
          icon={<IconUserPlus />}
          render={<Link to={paths.talents(addressOf({ vacancyId: id, sort: 'best' }))} />}
        >
          {t('menu.invite')}
        </Button>
      )}
      <MoreActions editor={editor}>{children}</MoreActions>
    </div>
  )
}

type DialogName = 'extend' | 'close' | null

function MoreActions({ editor, children }: { editor: Editor; children: ReactNode }) {
  const { t } = useTranslation(['editor', 'common'])
  const navigate = useNavigate()
  const { id, can } = editor
  const actions = useVacancyActions(id)
  const create = useCreateDraft()
  const [openDialog, setOpenDialog] = useState<DialogName>(null)
  const showFailure = (error: unknown) => toast.error(t(`common:errors.${failureId(error)}`))
  const done = (key: 'paused' | 'resumed' | 'archived') => ({
    onSuccess: () => toast.success(t(`menu.${key}`)),
    onError: showFailure,
  })
  const duplicate = () =>
    create.mutate(
      { body: { from: 'vacancy', vacancyId: id }, key: newIdempotencyKey() },
      { onSuccess: (copy) => void navigate(paths.editor(copy.id)), onError: showFailure },
    )
  const discard = () =>
    actions.discard.mutate(undefined, {
      onSuccess: () => void navigate(paths.vacancies()),
      onError: showFailure,
    })
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('menu.more')} line>
            <IconDotsVertical />
          </IconButton>
        }
      >
        {can.readAnalytics.allowed && (
          <MenuItem icon={<IconChartBar />} onSelect={() => void navigate(paths.analytics(id))}>
            {t('menu.analytics')}
          </MenuItem>
        )}
        {children}
        <MenuItem icon={<IconCopy />} onSelect={duplicate} disabled={!can.duplicate.allowed}>
          {t('menu.duplicate')}
        </MenuItem>
        {can.pause.allowed && (
          <MenuItem
            icon={<IconPlayerPause />}
            onSelect={() => actions.pause.mutate(undefined, done('paused'))}
          >
            {t('menu.pause')}
          </MenuItem>
        )}
        {can.resume.allowed && (
          <MenuItem
            icon={<IconPlayerPlay />}
            onSelect={() => actions.resume.mutate(undefined, done('resumed'))}
          >
            {t('menu.resume')}
          </MenuItem>
        )}
        {can.extend.allowed && (
          <MenuItem icon={<IconCalendar />} onSelect={() => setOpenDialog('extend')}>
            {t('menu.extend')}
          </MenuItem>
        )}
        {(can.close.allowed || can.close.reason === 'answers-pending') && (
          <MenuItem icon={<IconCircleCheck />} onSelect={() => setOpenDialog('close')}>
            {t('menu.close')}
          </MenuItem>
        )}
        {can.archive.allowed && (
          <MenuItem
            icon={<IconArchive />}
            onSelect={() => actions.archive.mutate(undefined, done('archived'))}
          >
            {t('menu.archive')}
          </MenuItem>
        )}
        {can.discard.allowed && (
          <MenuItem icon={<IconTrash />} danger onSelect={discard}>
            {t('menu.discard')}
          </MenuItem>
        )}
      </Menu>
      {openDialog === 'extend' && (
        <ExtendDialog
          id={id}
          closesOn={editor.content.closesOn}
          onClose={() => setOpenDialog(null)}
        />
      )}
      {openDialog === 'close' && <CloseDialog id={id} onClose={() => setOpenDialog(null)} />}
    </>
  )
}
