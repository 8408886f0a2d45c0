import { isSameValue, siteLimits } from '@mall/api/contract'
import { shownSiteNames, siteSettingNames, siteSettingText, type SellerSiteDetail, type ShownSite } from '@mall/api/seller/contract'
import { contractResolver } from '@mall/app-kit/forms/contract-resolver.ts'
import { DraftLine } from '@mall/app-kit/forms/DraftLine.tsx'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { shapeOf } from '@mall/app-kit/forms/shape-of.ts'
import { useKeptForm } from '@mall/app-kit/forms/use-kept-form.ts'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { Field } from '@mall/ui/field'
import { FormActions } from '@mall/ui/form-actions'
import { FormGrid } from '@mall/ui/form-grid'
import { PageHeader } from '@mall/ui/page-header'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { Stack } from '@mall/ui/stack'
import { TextInput } from '@mall/ui/text-input'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { ColumnsField } from './ColumnsField.tsx'
import { LookFields, type UploadLogo } from './LookFields.tsx'
import { RowsField, type SiteForm } from './RowsField.tsx'
import { siteText, typedSite, valuesOf, type SiteInput } from './site-values.ts'
import { SiteFooterPreview } from './SiteFooterPreview.tsx'
import { TopBannerFields } from './TopBannerFields.tsx'
import * as S from './SiteView.styles.ts'

export interface SiteViewProps {
  readonly detail: SellerSiteDetail
  /** Under which what is typed is kept until it is saved. */
  readonly draftKey?: string | undefined
  readonly renderLeaveGuard: (dirty: boolean, isKept: boolean) => ReactNode
  readonly upload: UploadLogo
  /** Rejects when it could not be saved: what was typed stays, and the form says why. */
  readonly onSave: (values: SiteInput) => Promise<SellerSiteDetail>
  /** Reads it again, after somebody else changed it. */
  readonly onRefresh: () => Promise<SellerSiteDetail>
}

const Head = ({ detail: { Own, ChangedBy, ChangedAt } }: { readonly detail: SellerSiteDetail }) => (
  <PageHeader
    crumbs={<Breadcrumbs items={[{ label: '站点' }]} />}
    fact={Own.length === 0 ? '还没改过，全部按部署时的设置' : `改过 ${Own.length} 项，其余是部署时的设置`}
    details={ChangedBy === null || ChangedAt === null ? undefined : <span>{`${ChangedBy} ${formatInstant(ChangedAt)} 修改`}</span>}
  />
)

const invoiceFields: readonly (readonly [keyof ShownSite['Invoice'], string, number])[] = [
  ['Title', '名称', 100], ['TaxNumber', '纳税人识别号', 30], ['Address', '地址', 200], ['Phone', '电话', 40], ['Bank', '开户行', 100], ['Account', '账号', 60],
]

interface PartProps {
  readonly title: string
  readonly form: SiteForm
  /** Of which settings it is. */
  readonly names: readonly (keyof ShownSite)[]
  readonly deployed: ShownSite
  readonly children: ReactNode
}

/** A part of the settings; what differs from the environment's can go back to it. */
const Part = ({ title, form: { control, setValue }, names, deployed, children }: PartProps) => {
  const values = useWatch({ control, name: [...names] })
  const differs = names.some((name, at) => !isSameValue(values[at], deployed[name]))
  const restore = () => {
    for (const name of names) setValue(name, deployed[name], { shouldDirty: true, shouldValidate: true })
  }
  return (
    <Section title={title} heading="start" action={differs ? <Button variant="text" aria-label={`${title}恢复部署设置`} onClick={restore}>恢复部署设置</Button> : undefined}>
      {children}
    </Section>
  )
}

/** What those see who may not change it. */
const Reader = ({ detail }: Pick<SiteViewProps, 'detail'>) => (
  <Sheet data-density="default">
    <Head detail={detail} />
    <Section title="商城显示的">
      <DescriptionList items={siteSettingNames.map((name) => ({ term: shownSiteNames[name], value: <S.Lines>{siteSettingText(detail.Site[name]) || '没有'}</S.Lines> }))} />
    </Section>
  </Sheet>
)

const Editor = ({ detail, draftKey, renderLeaveGuard, upload, onSave, onRefresh }: SiteViewProps) => {
  const { Deployed: deployed } = detail
  const { form, submit, pending, dirty, problem, draft } = useKeptForm<SiteInput, SiteInput, SellerSiteDetail>({
    resolver: contractResolver(typedSite, siteText),
    draftKey,
    fit: (kept) => z.parse(shapeOf(typedSite), kept),
    defaultValues: valuesOf(detail),
    send: onSave,
    onSent: (saved) => form.reset(valuesOf(saved)),
    // What was typed stays; the rest becomes what somebody else made of it.
    refresh: async ({ reset, setValue }) => {
      const now = valuesOf(await onRefresh())
      reset(now, { keepDirtyValues: true })
      setValue('Version', now.Version)
    },
  })
  const { register, formState: { errors } } = form
  const part = { form, deployed }
  return (
    <Sheet data-density="default">
      {renderLeaveGuard(dirty && !pending, draft.isKept)}
      <Head detail={detail} />
      <S.Form noValidate onSubmit={(event) => void submit(event)}>
        <DraftLine draft={draft} words={{ typed: '没保存的内容', discard: '不要了' }} />
        <Part {...part} title="名称与标志" names={['Name', 'Slogan', 'Logo', 'Icon', 'ThemeColor']}>
          <LookFields form={form} upload={upload} />
        </Part>
        <Part {...part} title="热线" names={['Hotlines']}>
          <RowsField form={form} name="Hotlines" />
        </Part>
        <Part {...part} title="客服与售后" names={['ServiceHref', 'ReviewTime']}>
          <FormGrid>
            <Field label="在线客服" hint="网址，不填就不显示客服" error={errors.ServiceHref?.message}>
              <TextInput {...register('ServiceHref', { setValueAs: (text: string) => text.trim() })} maxLength={siteLimits.address} inputMode="url" autoComplete="off" />
            </Field>
            <Field label="售后审核时间" hint="如：半小时内；不填就不说">
              <TextInput {...register('ReviewTime')} maxLength={siteLimits.reviewTime} autoComplete="off" />
            </Field>
          </FormGrid>
        </Part>
        <Part {...part} title="顶部横幅" names={['TopBanner']}>
          <TopBannerFields form={form} />
        </Part>
        <Part {...part} title="服务承诺" names={['Promises']}>
          <RowsField form={form} name="Promises" />
        </Part>
        <Part {...part} title="页脚链接" names={['FooterColumns']}>
          <ColumnsField form={form} name="FooterColumns" />
        </Part>
        <Part {...part} title="资质与版权" names={['Notices', 'Copyright']}>
          <Stack gap={16}>
            <RowsField form={form} name="Notices" />
            <Field label="版权">
              <TextInput {...register('Copyright')} maxLength={siteLimits.copyright} autoComplete="off" />
            </Field>
          </Stack>
        </Part>
        <Section title="页脚预览" heading="start">
          <SiteFooterPreview form={form} />
        </Section>
        <Part {...part} title="网站导航" names={['NavigationLinks']}>
          <ColumnsField form={form} name="NavigationLinks" />
        </Part>
        <Part {...part} title="手机商城二维码" names={['MobileCodes']}>
          <RowsField form={form} name="MobileCodes" />
        </Part>
        <Part {...part} title="开票信息" names={['Invoice']}>
          <FormGrid>
            {invoiceFields.map(([name, label, max]) => (
              <Field key={name} label={label}>
                <TextInput {...register(`Invoice.${name}`)} maxLength={max} autoComplete="off" />
              </Field>
            ))}
          </FormGrid>
        </Part>
        <FormActions note="保存后打开商城的人 10 秒内看到；已经打开的页面刷新后看到" problem={problem ? <FormProblemText problem={problem} /> : undefined}>
          <Button type="submit" variant="decisive" disabled={pending || !dirty}>
            保存
          </Button>
        </FormActions>
      </S.Form>
    </Sheet>
  )
}

/** What the site shows of itself, with the mall as it will look. */
export const SiteView = (props: SiteViewProps) => (props.detail.AllowActions.includes('Edit') ? <Editor {...props} /> : <Reader {...props} />)
