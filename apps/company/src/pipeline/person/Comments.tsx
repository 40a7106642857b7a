import { Failure, failureId } from '@trilha/web/form/Failure.tsx'
import { writeCommentBody, type Comment } from '@trilha/contracts/pipeline/person'
import { showFieldErrors, useFieldError, useForm } from '@trilha/web/form/useForm.ts'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { CheckChip, Chips } from '@trilha/web/ui/actions/Chip.tsx'
import { Field, Fieldset } from '@trilha/web/ui/forms/Field.tsx'
import { IconButton } from '@trilha/web/ui/actions/IconButton.tsx'
import { IconTrash } from '@trilha/web/ui/icons/moreIcons.tsx'
import { TextArea } from '@trilha/web/ui/forms/TextArea.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { teamQuery } from '../../companies/companies.data.ts'
import { ShowMoreButton } from '@trilha/web/site/ShowMoreButton.tsx'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { commentsQuery, useSheet } from './person.data.ts'
import { Conversation, ConversationEntry, ConversationList } from '../messages/Conversation.tsx'
import { useStoreWhileTyping, useUnsentInput } from '../unsentInput.ts'

/** Comments between colleagues; the candidate sees them only in a data access request. */
export function Comments({ id }: { id: string }) {
  const { t } = useTranslation(['sheet', 'common'])
  const query = useInfiniteQuery(commentsQuery(id))
  return (
    <Conversation title={t('comments.title')}>
      <CommentForm id={id} />
      <Loaded query={query}>
        {({ pages }) => (
          <ConversationList>
            {pages
              .flatMap(({ rows }) => rows)
              .map((comment) => (
                <CommentRow key={comment.id} id={id} comment={comment} />
              ))}
          </ConversationList>
        )}
      </Loaded>
      <ShowMoreButton query={query} label={t('older')} />
    </Conversation>
  )
}

function CommentRow({ id, comment }: { id: string; comment: Comment }) {
  const { t } = useTranslation(['sheet', 'common'])
  const format = useFormat()
  const { deleteComment } = useSheet(id)
  return (
    <ConversationEntry
      author={comment.from}
      detail={format.dateTime(comment.at)}
      text={comment.text}
      note={
        comment.mentions.length > 0 && (
          <p className="sm ink2">
            {t('comments.notified', { names: comment.mentions.map(({ name }) => name).join(', ') })}
          </p>
        )
      }
      action={
        comment.own && (
          <IconButton
            label={t('comments.forget')}
            disabled={deleteComment.isPending}
            onClick={() =>
              deleteComment.mutate(comment.id, {
                onError: (error) => toast.error(t(`common:errors.${failureId(error)}`)),
              })
            }
          >
            <IconTrash />
          </IconButton>
        )
      }
    />
  )
}

type Values = { text: string; mentions: string[] }

function CommentForm({ id }: { id: string }) {
  const { t } = useTranslation(['sheet', 'common'])
  const fieldError = useFieldError()
  const { writeComment } = useSheet(id)
  const { data: team } = useQuery(teamQuery)
  const [failure, setFailure] = useState<string | null>(null)
  const earlier = useUnsentInput<Values>(`${id} comment`)
  const form = useForm<Values>(writeCommentBody as never, {
    text: '',
    mentions: [],
    ...earlier.values,
  })
  useStoreWhileTyping(form, earlier)
  const { errors, isSubmitting } = form.formState
  const colleagues = team?.members.filter(({ you }) => !you) ?? []
  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    try {
      await writeComment.mutateAsync(values)
      form.reset({ text: '', mentions: [] })
      earlier.clear()
    } catch (error) {
      setFailure(showFieldErrors(error, form, ['text']))
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Failure id={failure} />
      <Field
        label={t('comments.text')}
        hint={t('comments.hint')}
        error={fieldError(errors.text?.message)}
      >
        <TextArea rows={3} {...form.register('text')} />
      </Field>
      {colleagues.length > 0 && (
        <Fieldset legend={t('comments.mention')} optional={t('common:actions.optional')}>
          <Chips>
            {colleagues.map((member) => (
              <CheckChip key={member.id} value={member.id} {...form.register('mentions')}>
                {member.name}
              </CheckChip>
            ))}
          </Chips>
        </Fieldset>
      )}
      <Button
        type="submit"
        variant="soft"
        loading={isSubmitting}
        loadingText={t('common:actions.sending')}
      >
        {t('comments.send')}
      </Button>
    </form>
  )
}
