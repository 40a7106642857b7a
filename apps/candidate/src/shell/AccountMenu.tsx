import type { User } from '@trilha/contracts/accounts/accounts'
import { Avatar } from '@trilha/web/ui/media/Avatar.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { cx } from '@trilha/web/ui/cx.ts'
import { IconBookmark, IconLock } from '@trilha/web/ui/icons/icons.tsx'
import { IconUserSquareRounded, IconVideo } from '@trilha/web/ui/icons/fewIcons.tsx'
import { IconBell, IconLogout, IconUserCircle } from '@trilha/web/ui/icons/moreIcons.tsx'
import { Popover } from '@trilha/web/ui/overlays/Popover.tsx'
import { AccountButton } from './TopBar.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import styles from './AccountMenu.module.css'
import { LanguageSelect } from '@trilha/web/accounts/LanguageSelect.tsx'
import { Appearance } from './Appearance.tsx'

/** The signed-in user, language, appearance, and sign-out. */
export function AccountMenu({ user, onSignOut }: { user: User; onSignOut: () => void }) {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation('common')
  const name = user.candidate?.name ?? user.email
  const firstName = name.split(' ')[0] ?? name
  const [open, setOpen] = useState(false)
  return (
    <Popover
      inBar
      label={t('account.title')}
      open={open}
      onOpenChange={setOpen}
      className={styles.panel}
      trigger={
        <AccountButton
          avatar={<Avatar name={name} photoUrl={user.photoUrl} size={38} />}
          name={firstName}
          label={t('account.of', { name: firstName })}
        />
      }
    >
      <div className={styles.person}>
        <Avatar name={name} photoUrl={user.photoUrl} size={48} />
        <div className="grow">
          <b>{name}</b>
          <p className={styles.email}>{user.email}</p>
        </div>
      </div>
      <div className={cx(styles.part, styles.list)}>
        <Button
          variant="plain"
          block
          icon={<IconUserSquareRounded />}
          render={<Link to={paths.profile()} onClick={() => setOpen(false)} />}
        >
          {t('account.profile')}
        </Button>
        <Button
          variant="plain"
          block
          icon={<IconBookmark />}
          render={<Link to={paths.savedVacancies()} onClick={() => setOpen(false)} />}
        >
          {t('account.collection')}
        </Button>
        <Button
          variant="plain"
          block
          icon={<IconUserCircle />}
          render={<Link to={paths.settings()} onClick={() => setOpen(false)} />}
        >
          {t('account.settings')}
        </Button>
        <Button
          variant="plain"
          block
          icon={<IconLock />}
          render={<Link to={paths.settings('privacy')} onClick={() => setOpen(false)} />}
        >
          {t('account.privacy')}
        </Button>
        <Button
          variant="plain"
          block
          icon={<IconVideo />}
          render={<Link to={paths.videoResume()} onClick={() => setOpen(false)} />}
        >
          {t('account.videoResume')}
        </Button>
        <Button
          variant="plain"
          block
          icon={<IconBell />}
          render={<Link to={paths.notificationPreferences()} onClick={() => setOpen(false)} />}
        >
          {t('account.notifications')}
        </Button>
      </div>
      <div className={styles.part}>
        <LanguageSelect />
      </div>
      <Appearance className={styles.part} />
      <div className={cx(styles.part, styles.list)}>
        <Button
          variant="plain"
          block
          icon={<IconLogout className="i i--dir" />}
          onClick={onSignOut}
        >
          {common('actions.signOut')}
        </Button>
      </div>
    </Popover>
  )
}
