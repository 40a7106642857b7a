import { Toolbar } from '@base-ui/react/toolbar'
import { useFieldControl } from '@trilha/web/ui/forms/field.context.ts'
import { IconButton } from '@trilha/web/ui/actions/IconButton.tsx'
import {
  IconBold,
  IconHeading,
  IconItalic,
  IconList,
  IconListNumbers,
} from '@trilha/web/ui/icons/moreIcons.tsx'
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, type ReactNode } from 'react'
import styles from './RichTextEditor.module.css'

/** Exactly the elements that the server's sanitiser accepts (platform/text/html.ts). */
const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    heading: { levels: [3] },
    link: { openOnClick: false },
  }),
]

export type RichTextEditorProps = {
  /** HTML; a new value from outside replaces the content. */
  value: string
  onChange: (html: string) => void
  label: string
  words: Record<Tool, string> & { tools: string }
  readOnly?: boolean
}

const tools = {
  bold: {
    icon: <IconBold />,
    isActive: (editor: Editor) => editor.isActive('bold'),
    run: (editor: Editor) => editor.chain().focus().toggleBold().run(),
  },
  italic: {
    icon: <IconItalic />,
    isActive: (editor: Editor) => editor.isActive('italic'),
    run: (editor: Editor) => editor.chain().focus().toggleItalic().run(),
  },
  heading: {
    icon: <IconHeading />,
    isActive: (editor: Editor) => editor.isActive('heading'),
    run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  list: {
    icon: <IconList />,
    isActive: (editor: Editor) => editor.isActive('bulletList'),
    run: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
  numbered: {
    icon: <IconListNumbers />,
    isActive: (editor: Editor) => editor.isActive('orderedList'),
    run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
} as const satisfies Record<string, ToolConfig>

type ToolConfig = {
  icon: ReactNode
  isActive: (editor: Editor) => boolean
  run: (editor: Editor) => boolean
}
type Tool = keyof typeof tools
const toolNames = Object.keys(tools) as Tool[]

export default function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, label, words, readOnly = false } = props
  const fieldControl = useFieldControl({})
  const editor = useEditor({
    extensions,
    content: value,
    editable: !readOnly,
    // The content security policy forbids inline styles, so the editor's CSS is in our stylesheet.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(fieldControl.id && { id: fieldControl.id }),
        ...(fieldControl['aria-describedby'] && {
          'aria-describedby': fieldControl['aria-describedby'],
        }),
        class: styles.text ?? '',
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  })
  useEffect(() => {
    // React may already have mounted another editor.
    if (editor.isDestroyed) return
    const shown = editor.isEmpty ? '' : editor.getHTML()
    if (shown !== value) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  const activeTools = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      current.isDestroyed ? [] : toolNames.filter((name) => tools[name].isActive(current)),
  })

  return (
    <div className={styles.box} data-invalid={fieldControl['aria-invalid'] === true || undefined}>
      <Toolbar.Root className={styles.tools} aria-label={words.tools}>
        {toolNames.map((name) => (
          <Toolbar.Button
            key={name}
            disabled={readOnly}
            aria-pressed={activeTools.includes(name)}
            onClick={() => tools[name].run(editor)}
            render={
              <IconButton label={words[name]} on={activeTools.includes(name)}>
                {tools[name].icon}
              </IconButton>
            }
          />
        ))}
      </Toolbar.Root>
      <EditorContent editor={editor} />
    </div>
  )
}
