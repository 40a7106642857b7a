import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../site/Loaded.tsx'
import { settingsQuery } from './accounts.data.ts'
import { EmailDialog } from './EmailDialog.tsx'
import { EmailRow } from './EmailRow.tsx'
import { useOpened } from './useOpened.ts'

/** The e-mail by which somebody signs in to a site behind a login, and the way to another one. */
export function OwnEmail({ note }: { note?: string | undefined }) {
  const query = useQuery(settingsQuery)
  const [opened, open] = useOpened(['email'])
  return (
    <>
      <Loaded query={query}>
        {(own) => <EmailRow own={own} onChange={() => open('email')} />}
      </Loaded>
      {opened === 'email' && <EmailDialog note={note} onClose={() => open(null)} />}
    </>
  )
}
