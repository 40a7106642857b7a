import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../site/Loaded.tsx'
import { settingsQuery } from './accounts.data.ts'
import { EmailDialog } from './EmailDialog.tsx'
import { EmailRow } from './EmailRow.tsx'
import { useOpenDialog } from './useOpenDialog.ts'

/** The sign-in e-mail on a site behind a login, with the dialog to change it. */
export function OwnEmail({ note }: { note?: string | undefined }) {
  const query = useQuery(settingsQuery)
  const [opened, open] = useOpenDialog(['email'])
  return (
    <>
      <Loaded query={query}>
        {(own) => <EmailRow own={own} onChange={() => open('email')} />}
      </Loaded>
      {opened === 'email' && <EmailDialog note={note} onClose={() => open(null)} />}
    </>
  )
}
