import { announcementLimits, announcementValues, type SellerAnnouncementDetail } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Alert } from '@mall/ui/alert'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { Button } from '@mall/ui/button'
import { DatePicker } from '@mall/ui/date-picker'
import { DescriptionList } from '@mall/ui/description-list'
import { ConfirmDialog } from '@mall/ui/dialog'
import { Field } from '@mall/ui/field'
import { FormActions } from '@mall/ui/form-actions'
import { FormGrid } from '@mall/ui/form-grid'
import { PageHeader } from '@mall/ui/page-header'
import { Section } from '@mall/ui/section'
import { Select } from '@mall/ui/select'
import { Sheet } from '@mall/ui/sheet'
import { TextArea, TextInput } from '@mall/ui/text-input'
import { useRef, useState, type ReactNode } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { audienceText, daysText } from '../../../components/announcement/announcement-words.ts'
import { AnnouncementTag } from '../../../components/announcement/AnnouncementTag.tsx'
import { PartyField, type FindParties } from '../../../components/announcement/PartyField.tsx'
import { href } from '../../../site/routes.ts'
import * as S from './AnnouncementView.styles.ts'

export type AnnouncementInput = z.output<typeof announcementValues>

export interface AnnouncementViewProps {
  readonly announcement: SellerAnnouncementDetail
  /** Something is being done by a button of the head. */
  readonly pending: boolean
  readonly renderLeaveGuard: (dirty: boolean) => ReactNode
  readonly renderPreview: (title: string, body: string) => ReactNode
  readonly findParties: FindParties
  /** Each rejects when it could not be done: what was typed stays, and the form says why. */
  readonly onSave: (values: AnnouncementInput) => Promise<SellerAnnouncementDetail>
  readonly onPublish: (values: AnnouncementInput) => Promise<SellerAnnouncementDetail>
  readonly onTakeDown: () => Promise<void>
  /** Reads it again, after somebody else changed it. */
  readonly onRefresh: () => Promise<SellerAnnouncementDetail>
}

const valuesOf = ({ Title, Body, For, PartyId, RoleId, From, Until }: SellerAnnouncementDetail): AnnouncementInput => ({ Title, Body, For, PartyId, RoleId, From, Until })

const texts = { Title: '请输入标题', Body: `最多 ${announcementLimits.body} 个字`, PartyId: '请选择企业或集团', From: '请选择日期', Until: '截止日不能早于开始日' }

/** What the server has against a field is said beside it. */
const fieldOf: Readonly<Record<string, keyof typeof texts>> = { MARKDOWN_INVALID: 'Body', ANNOUNCEMENT_INCOMPLETE: 'Body', ANNOUNCEMENT_AUDIENCE_INVALID: 'PartyId', ANNOUNCEMENT_OVER: 'Until' }

/** The choice of the roles that is none of them. */
const allRoles = 0

const factOf = ({ State, PublishedAt, TakenDownAt, From, Until }: SellerAnnouncementDetail): string => {
  if (State === 'live') return Until === null ? '买家正在看' : `买家正在看，到 ${Until}`
  if (State === 'over') return TakenDownAt === null ? `${Until ?? ''} 到期` : `${formatInstant(TakenDownAt)} 撤下`
  return PublishedAt === null ? '草稿，买家还看不到' : `已排好，${From ?? ''} 起显示`
}

const Head = ({ announcement, actions }: { readonly announcement: SellerAnnouncementDetail; readonly actions: ReactNode }) => (
  <PageHeader
    crumbs={<Breadcrumbs items={[{ label: '公告', href: href('announcements') }, { label: announcement.Title }]} />}
    fact={factOf(announcement)}
    details={
      <>
        <AnnouncementTag announcement={announcement} />
        <span>{audienceText(announcement)}</span>
        <span>{`${announcement.ChangedBy} ${formatInstant(announcement.ChangedAt)} 修改`}</span>
      </>
    }
    actions={actions}
  />
)

/** What those see who may not change it. */
const Reader = ({ announcement, renderPreview }: Pick<AnnouncementViewProps, 'announcement' | 'renderPreview'>) => (
  <Sheet data-density="default">
    <Head announcement={announcement} actions={undefined} />
    <Section title="给谁看">
      <DescriptionList items={[{ term: '给谁看', value: audienceText(announcement) }, { term: '起止', value: daysText(announcement) }]} />
    </Section>
    <Section title="正文">{renderPreview(announcement.Title, announcement.Body)}</Section>
  </Sheet>
)

const Editor = ({ announcement, pending: isBusy, renderLeaveGuard, renderPreview, findParties, onSave, onPublish, onTakeDown, onRefresh }: AnnouncementViewProps) => {
  const { AllowActions, Roles, MayAddressAll, PartyName, For, PartyId, Today } = announcement
  const [isAsking, setAsking] = useState(false)
  const isPublishing = useRef(false)
  const { form, submit, pending: isSending, problem } = useMallForm<AnnouncementInput, AnnouncementInput, SellerAnnouncementDetail>({
    schema: announcementValues,
    texts,
    defaultValues: valuesOf(announcement),
    send: (values) => (isPublishing.current ? onPublish(values) : onSave(values)),
    onSent: (saved) => form.reset(valuesOf(saved)),
    // What was typed stays; the rest becomes what somebody else made of it.
    refresh: async ({ reset }) => reset(valuesOf(await onRefresh()), { keepDirtyValues: true }),
  })
  const { register, control, setValue, clearErrors, formState: { errors, isDirty } } = form
  const [title, body] = useWatch({ control, name: ['Title', 'Body'] })
  const pending = isBusy || isSending
  const forget = () => clearErrors('root.server')
  const refused = fieldOf[errors.root?.server?.type ?? '']
  const errorOf = (field: keyof typeof texts) => errors[field]?.message ?? (refused === field ? problem?.text : undefined)
  const press = (publishes: boolean) => {
    isPublishing.current = publishes
    void submit()
  }
  const isUp = AllowActions.includes('TakeDown')
  return (
    <Sheet data-density="default">
      {renderLeaveGuard(isDirty && !isSending)}
      <Head announcement={announcement} actions={isUp ? <Button disabled={pending} onClick={() => setAsking(true)}>撤下</Button> : undefined} />
      {announcement.State === 'over' && announcement.TakenDownAt === null ? <Alert tone="warning">最后一天已过，买家看不到了；改截止日并保存就又显示。</Alert> : null}
      <S.Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          press(false)
        }}
      >
        <S.Columns>
          <S.Fields>
            <Field label="标题" required error={errorOf('Title')}>
              <TextInput {...register('Title')} maxLength={announcementLimits.title} counter autoComplete="off" />
            </Field>
            <Field label="正文" required error={errorOf('Body')} hint="Markdown：## 小标题、**重点**、- 列表、| 表格 |、[文字](/help/detail/1)；不能放图片和 HTML">
              <TextArea {...register('Body', { onChange: forget })} rows={14} maxLength={announcementLimits.body} counter />
            </Field>
            <PartyField
              initial={For === 'all' ? null : { For, PartyId, Name: PartyName }}
              mayBeAll={MayAddressAll}
              error={errorOf('PartyId')}
              find={findParties}
              onChoose={(party) => {
                setValue('For', party.For, { shouldDirty: true })
                setValue('PartyId', party.PartyId, { shouldDirty: true })
                forget()
              }}
            />
            <Controller
              name="RoleId"
              control={control}
              render={({ field: { value, onChange, ref } }) => (
                <Field label="角色" hint={value === null ? undefined : '访客没有角色，看不到'}>
                  <Select ref={ref} options={[{ value: allRoles, label: '全部角色' }, ...Roles.map(({ RoleId, Name }) => ({ value: RoleId, label: Name }))]} value={value ?? allRoles} onValueChange={(role) => onChange(role === allRoles ? null : role)} />
                </Field>
              )}
            />
            <FormGrid>
              <Field label="从" error={errorOf('From')}>
                <Controller name="From" control={control} render={({ field: { value, onChange, ...field } }) => <DatePicker {...field} value={value ?? ''} today={Today} placeholder="发布时" onValueChange={(day, { text }) => { onChange(day || text.trim() || null); forget() }} />} />
              </Field>
              <Field label="到" hint="当天 24:00 止" error={errorOf('Until')}>
                <Controller name="Until" control={control} render={({ field: { value, onChange, ...field } }) => <DatePicker {...field} value={value ?? ''} today={Today} placeholder="撤下为止" onValueChange={(day, { text }) => { onChange(day || text.trim() || null); forget() }} />} />
              </Field>
            </FormGrid>
          </S.Fields>
          {renderPreview(title, body)}
        </S.Columns>
        <FormActions
          note={isUp ? '已发布：保存后买家马上看到新的内容' : '保存后还是草稿；发布后买家在首页和消息里看到'}
          problem={problem && refused === undefined ? <FormProblemText problem={problem} /> : undefined}
        >
          <Button type="submit" disabled={pending} variant={isUp ? 'decisive' : 'default'}>
            保存
          </Button>
          {AllowActions.includes('Publish') ? (
            <Button variant="decisive" disabled={pending} onClick={() => press(true)}>
              {announcement.TakenDownAt === null ? '发布' : '重新发布'}
            </Button>
          ) : null}
        </FormActions>
      </S.Form>
      {isAsking ? (
        <ConfirmDialog
          open
          danger
          title="撤下这条公告？"
          description={isDirty ? '买家马上看不到它。没保存的修改还在这一页。' : '买家马上看不到它；内容留着，可以重新发布。'}
          messages={{ confirm: '撤下' }}
          onConfirm={async () => {
            await onTakeDown()
            setAsking(false)
          }}
          onOpenChange={() => setAsking(false)}
        />
      ) : null}
    </Sheet>
  )
}

/** One announcement: its text beside what readers see of it, for whom it is, and when. */
export const AnnouncementView = (props: AnnouncementViewProps) => (props.announcement.AllowActions.includes('Edit') ? <Editor {...props} /> : <Reader {...props} />)
