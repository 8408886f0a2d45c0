import { helpLimits, helpValues, type SellerHelpDetail } from '@mall/api/seller/contract'
import { contractResolver } from '@mall/app-kit/forms/contract-resolver.ts'
import { DraftLine } from '@mall/app-kit/forms/DraftLine.tsx'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { shapeOf } from '@mall/app-kit/forms/shape-of.ts'
import { useKeptForm } from '@mall/app-kit/forms/use-kept-form.ts'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { Button } from '@mall/ui/button'
import { ConfirmDialog } from '@mall/ui/dialog'
import { Field } from '@mall/ui/field'
import { FormActions } from '@mall/ui/form-actions'
import { PageHeader } from '@mall/ui/page-header'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { TextArea } from '@mall/ui/text-input'
import { useRef, useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { href } from '../../../site/routes.ts'
import * as S from './HelpView.styles.ts'

/** The version is kept with what is typed: a text that was begun before somebody else saved is not sent over theirs unseen. */
const typedHelp = z.extend(helpValues, { Version: z.int() })

export type HelpInput = z.output<typeof typedHelp>

export interface HelpViewProps {
  readonly page: SellerHelpDetail
  /** Under which what is typed is kept until it is saved. */
  readonly draftKey?: string | undefined
  readonly renderLeaveGuard: (dirty: boolean, isKept: boolean) => ReactNode
  readonly renderPreview: (body: string) => ReactNode
  /** Each rejects when it could not be done: what was typed stays, and the form says why. */
  readonly onSave: (values: HelpInput) => Promise<SellerHelpDetail>
  readonly onPublish: (values: HelpInput) => Promise<SellerHelpDetail>
  /** Reads it again, after somebody else changed it. */
  readonly onRefresh: () => Promise<SellerHelpDetail>
  readonly onVersions: () => void
}

const valuesOf = ({ Body, Draft, Version }: SellerHelpDetail): HelpInput => ({ Body: Draft?.Body ?? Body, Version })

const factOf = ({ Live, Draft }: SellerHelpDetail): string => {
  if (Draft !== null) return '有没发布的修改，买家还看不到'
  return Live === null ? '买家看到的是随商城发布的文字' : '买家看到的是最近发布的文字'
}

const Head = ({ page, onVersions }: Pick<HelpViewProps, 'page' | 'onVersions'>) => (
  <PageHeader
    crumbs={<Breadcrumbs items={[{ label: '帮助', href: href('helps') }, { label: page.Title }]} />}
    fact={factOf(page)}
    details={
      <>
        <span>{page.Path}</span>
        {page.Live === null ? null : <span>{`${page.Live.By} ${formatInstant(page.Live.PublishedAt)} 发布`}</span>}
        {page.Draft === null ? null : <span>{`${page.Draft.ChangedBy} ${formatInstant(page.Draft.ChangedAt)} 修改`}</span>}
      </>
    }
    actions={<Button onClick={onVersions}>版本</Button>}
  />
)

/** What those see who may not change it. */
const Reader = ({ page, renderPreview, onVersions }: HelpViewProps) => (
  <Sheet data-density="default">
    <Head page={page} onVersions={onVersions} />
    <Section title="正文">{renderPreview(page.Body)}</Section>
  </Sheet>
)

const refusedText = 'MARKDOWN_INVALID'

const Editor = ({ page, draftKey, renderLeaveGuard, renderPreview, onSave, onPublish, onRefresh, onVersions }: HelpViewProps) => {
  const [asked, setAsked] = useState<'publish' | 'discard' | null>(null)
  const task = useRef<'save' | 'publish'>('save')
  const { form, submit, pending, dirty, problem, draft } = useKeptForm<HelpInput, HelpInput, SellerHelpDetail>({
    resolver: contractResolver(typedHelp, { Body: `最多 ${helpLimits.body} 个字` }),
    draftKey,
    fit: (kept) => z.parse(shapeOf(typedHelp), kept),
    defaultValues: valuesOf(page),
    send: (values) => (task.current === 'publish' ? onPublish(values) : onSave(values)),
    onSent: (saved) => form.reset(valuesOf(saved)),
    // What was typed stays; without that it becomes what somebody else made of it.
    refresh: async ({ reset, setValue }) => {
      const now = valuesOf(await onRefresh())
      reset(now, { keepDirtyValues: true })
      setValue('Version', now.Version)
    },
  })
  const { register, control, clearErrors, setValue, formState: { errors } } = form
  const body = useWatch({ control, name: 'Body' })
  const isRefused = errors.root?.server?.type === refusedText
  const press = (next: 'save' | 'publish') => {
    task.current = next
    void submit()
  }
  const isChanged = dirty || page.Draft !== null
  return (
    <Sheet data-density="default">
      {renderLeaveGuard(dirty && !pending, draft.isKept)}
      <Head page={page} onVersions={onVersions} />
      <S.Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          press('save')
        }}
      >
        <S.Columns>
          <S.Fields>
            <DraftLine draft={draft} words={{ typed: '没保存的内容', discard: '不要了' }} />
            <Field
              label="正文"
              required
              error={errors.Body?.message ?? (isRefused ? problem?.text : undefined)}
              hint="Markdown：第一行 # 标题，然后 ## 小标题、**重点**、- 列表、| 表格 |、[文字](/help/detail/1)；不能放图片和 HTML"
            >
              <TextArea {...register('Body', { onChange: () => clearErrors('root.server') })} rows={24} maxLength={helpLimits.body} counter />
            </Field>
          </S.Fields>
          {renderPreview(body)}
        </S.Columns>
        <FormActions note="草稿大家共用，买家看不到；发布后买家马上看到" problem={problem && !isRefused ? <FormProblemText problem={problem} /> : undefined}>
          {isChanged ? (
            <Button variant="text" disabled={pending} onClick={() => setAsked('discard')}>
              放弃修改
            </Button>
          ) : null}
          <Button type="submit" disabled={pending || !dirty}>
            存草稿
          </Button>
          <Button variant="decisive" disabled={pending || !isChanged} onClick={() => setAsked('publish')}>
            发布
          </Button>
        </FormActions>
      </S.Form>
      {asked === null ? null : (
        <ConfirmDialog
          open
          danger={asked === 'discard'}
          title={asked === 'publish' ? '发布这一页？' : '放弃修改？'}
          description={asked === 'publish' ? `买家马上在 ${page.Path} 看到；以前的版本留着，随时可以恢复。` : '草稿回到买家现在看到的文字，大家的修改都不留。'}
          messages={{ confirm: asked === 'publish' ? '发布' : '放弃修改', cancel: '再想想' }}
          onConfirm={() => {
            if (asked === 'discard') setValue('Body', page.Body, { shouldDirty: true })
            press(asked === 'publish' ? 'publish' : 'save')
            setAsked(null)
          }}
          onOpenChange={() => setAsked(null)}
        />
      )}
    </Sheet>
  )
}

/** One page of help: its text beside what buyers see of it. */
export const HelpView = (props: HelpViewProps) => (props.page.AllowActions.includes('Edit') ? <Editor {...props} /> : <Reader {...props} />)
