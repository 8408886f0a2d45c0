import { validateFile } from '@mall/api'
import { photoRules } from '@mall/api/contract'
import { productLimits } from '@mall/api/seller/contract'
import { FoldSection } from '@mall/app-kit/page/FoldSection.tsx'
import { failureText } from '@mall/app-kit/words/failure-text.ts'
import { countText } from '@mall/app-kit/report/report-words.ts'
import { Button } from '@mall/ui/button'
import { Text } from '@mall/ui/text'
import { TextArea } from '@mall/ui/text-input'
import { useLayoutEffect, useRef, useState, type ClipboardEvent, type ReactNode } from 'react'
import { descriptionMarks, marked, picturesIn, withPicture, type DescriptionMark, type Selected } from './description-marks.ts'
import * as S from './DescriptionEditor.styles.ts'
import { ProductField, type ProductForm } from './ProductField.tsx'
import type { UploadPhoto } from './ProductPictures.tsx'

const views = [['write', '写'], ['read', '看']] as const

const markNames = Object.keys(descriptionMarks) as readonly DescriptionMark[]

export interface DescriptionEditorProps {
  readonly form: ProductForm
  readonly upload: UploadPhoto
  /** What the shop shows of a description, which loads by itself. */
  readonly renderDescription: (description: string) => ReactNode
}

/** 说明: written as Markdown, with pictures where the cursor is, and looked at as the shop shows it. */
export const DescriptionEditor = ({ form, upload, renderDescription }: DescriptionEditorProps) => {
  const [view, setView] = useState<'write' | 'read'>('write')
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  /** Where the selection goes once the changed text is there. */
  const next = useRef<Selected | null>(null)
  const { values: { Description }, mayEdit } = form
  useLayoutEffect(() => {
    if (next.current === null) return
    area.current?.focus()
    area.current?.setSelectionRange(next.current.start, next.current.end)
    next.current = null
  }, [Description])

  const change = (how: (selected: Selected) => Selected) => {
    const { value: text = Description, selectionStart: start = text.length, selectionEnd: end = start } = area.current ?? {}
    next.current = how({ text, start, end })
    form.change({ Description: next.current.text })
  }
  const add = async (file: File): Promise<void> => {
    const verdict = validateFile(file, photoRules)
    setProblem(verdict.kind === 'success' ? '' : verdict.message)
    if (verdict.kind !== 'success' || sending) return
    setSending(true)
    try {
      const url = await upload(file, { signal: new AbortController().signal, onProgress: () => undefined })
      // The stand-in behind # is for the lists, and longer than the text around it.
      change((selected) => withPicture(selected, new URL(url, location.href).pathname, file.name))
    } catch (failure) {
      setProblem(failureText(failure))
    } finally {
      setSending(false)
    }
  }
  const paste = (event: ClipboardEvent) => {
    const file = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'))
    if (file === undefined) return
    event.preventDefault()
    void add(file)
  }
  const pictures = picturesIn(Description)
  return (
    <FoldSection
      id="description"
      title="说明"
      folded
      aside={Description.trim() === '' ? '还没有写' : `Markdown，${countText(Description.length)} 字${pictures === 0 ? '' : `，${pictures} 张图`}`}
      action={views.map(([value, name]) => (
        <Button key={value} variant={view === value ? 'soft' : 'text'} aria-pressed={view === value} onClick={() => setView(value)}>{name}</Button>
      ))}
    >
      {view === 'read' ? (
        renderDescription(Description)
      ) : (
        <>
          {mayEdit ? (
            <S.Tools role="group" aria-label="插入">
              {markNames.map((mark) => (
                <Button key={mark} variant="text" onClick={() => change((selected) => marked(selected, mark))}>{descriptionMarks[mark]}</Button>
              ))}
              <Button variant="text" loading={sending} onClick={() => picker.current?.click()}>图片</Button>
              <Text tone="secondary" size={12}>可以直接粘贴图片</Text>
              <input
                ref={picker}
                type="file"
                hidden
                aria-label="说明里的图片"
                accept={photoRules.allowedTypes.join()}
                onChange={({ currentTarget }) => {
                  const file = currentTarget.files?.[0]
                  currentTarget.value = ''
                  if (file) void add(file)
                }}
              />
            </S.Tools>
          ) : null}
          <ProductField form={form} name="Description" full hideLabel hint={problem === '' ? undefined : <Text tone="danger">{problem}</Text>}>
            <TextArea ref={area} value={Description} rows={12} maxLength={productLimits.description} counter disabled={!mayEdit} onPaste={paste} onValueChange={(text) => form.change({ Description: text })} />
          </ProductField>
        </>
      )}
    </FoldSection>
  )
}
