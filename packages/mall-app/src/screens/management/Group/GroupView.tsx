import type { GroupInfo } from '@mall/api/contract'
import { ColorField, knownColor } from '@mall/app-kit/brand/ColorField.tsx'
import { MallPreview } from '@mall/app-kit/brand/MallPreview.tsx'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { Field } from '@mall/ui/field'
import { FormActions } from '@mall/ui/form-actions'
import { FormGrid } from '@mall/ui/form-grid'
import { PageHeader } from '@mall/ui/page-header'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { defaultBrand } from '@mall/ui/theme'
import { useState } from 'react'
import { useController, useWatch, type UseFormReturn } from 'react-hook-form'
import { styled } from 'styled-components'
import { useSite } from '../../../site/site.ts'
import { uploadingText, type UploadPicture } from '../../../components/pictures/pictures.ts'
import { EnterpriseSwitches } from './EnterpriseSwitches.tsx'
import { groupSchema, groupTexts, groupValues, taxNoHint, type GroupInput } from './group-values.ts'
import { LogoField } from './LogoField.tsx'

export interface GroupViewProps {
  readonly info: GroupInfo
  /** Rejects when it could not be saved: the form stays as it is and says why. */
  readonly onSave: (input: GroupInput) => Promise<GroupInfo>
  /** Reads it again, after somebody else changed it. */
  readonly onRefresh: () => Promise<GroupInfo>
  readonly upload: UploadPicture
}

const Form = styled.form`
  display: contents;
`

type GroupForm = UseFormReturn<GroupInput, unknown, GroupInput>

const FactsFields = ({ form: { control, register, formState: { errors } } }: { readonly form: GroupForm }) => {
  const taxNo = useWatch({ control, name: 'Group.TaxNo' }) ?? ''
  return (
    <FormGrid>
      <Field label="集团名称" required error={errors.Group?.GroupName?.message}>
        <TextInput {...register('Group.GroupName')} maxLength={50} autoComplete="organization" />
      </Field>
      <Field label="统一社会信用代码" error={errors.Group?.TaxNo?.message} hint={taxNoHint(taxNo)}>
        <TextInput {...register('Group.TaxNo', { setValueAs: (text: string) => text.trim().toUpperCase() })} maxLength={18} />
      </Field>
      <Field label="联系人">
        <TextInput {...register('Group.ContactName')} maxLength={20} autoComplete="name" />
      </Field>
      <Field label="联系手机" error={errors.Group?.ContactMobile?.message}>
        <TextInput {...register('Group.ContactMobile')} maxLength={11} inputMode="tel" autoComplete="tel-national" />
      </Field>
    </FormGrid>
  )
}

interface LookFieldsProps {
  readonly form: GroupForm
  readonly info: GroupInfo
  readonly upload: UploadPicture
  readonly onUploading: (isUploading: boolean) => void
}

/** Logo and colour, with the mall as it will look. */
const LookFields = ({ form: { control, setValue, formState: { errors } }, info, upload, onUploading }: LookFieldsProps) => {
  const { field: { ref, value, onChange } } = useController({ control, name: 'Group.ThemeColor' })
  const groupName = useWatch({ control, name: 'Group.GroupName' })
  const site = useSite()
  const [preview, setPreview] = useState(info.CustomerLogo)
  return (
    <Stack gap={16}>
      <FormGrid>
        <LogoField
          logo={info.CustomerLogo}
          upload={upload}
          onPreview={setPreview}
          onChange={({ url, isUploading }) => {
            setValue('Group.CustomerLogo', url, { shouldDirty: true })
            onUploading(isUploading)
          }}
        />
        <ColorField ref={ref} value={value ?? null} fallback={site.ThemeColor ?? defaultBrand.primary} onChange={onChange} error={errors.Group?.ThemeColor?.message} />
      </FormGrid>
      <MallPreview mallName={site.Name} mallLogo={site.Logo || null} groupName={groupName ?? info.GroupName} themeColor={knownColor(value ?? null) ?? site.ThemeColor} logo={preview} />
    </Stack>
  )
}

/** What a company's own administrator sees of the group. */
const Facts = ({ info: { GroupName, TaxNo, ContactName, ContactMobile } }: { readonly info: GroupInfo }) => (
  <DescriptionList
    items={[
      { term: '集团名称', value: GroupName },
      { term: '统一社会信用代码', value: TaxNo || '未填写' },
      { term: '联系人', value: [ContactName, ContactMobile].filter(Boolean).join(' ') || '未填写' },
    ]}
  />
)

/** 集团管理: who the group is, how its mall looks, what its companies may buy, whether they see prices, and how many orders may wait. What was typed stays when saving fails. */
export const GroupView = ({ info, onSave, onRefresh, upload }: GroupViewProps) => {
  const [isUploading, setUploading] = useState(false)
  const { form, submit, pending, dirty, problem } = useMallForm<GroupInput, GroupInput, GroupInfo>({
    schema: groupSchema,
    texts: groupTexts,
    defaultValues: groupValues(info),
    send: onSave,
    onSent: (saved) => form.reset(groupValues(saved)),
    // What was typed stays; the rest becomes what somebody else made of it.
    refresh: async ({ reset }) => reset(groupValues(await onRefresh()), { keepDirtyValues: true }),
  })
  const { field: { value: switches, onChange: onSwitches } } = useController({ control: form.control, name: 'Enterprises' })
  const maySaveGroup = info.AllowActions.includes('SaveGroup')
  const mayChange = info.AllowActions.includes('SaveSwitches')
  return (
    <Sheet data-density="default">
      <PageHeader name="集团管理" fact={`${info.GroupName}，${info.Enterprises.length} 家公司`} />
      <Form noValidate onSubmit={(event) => void submit(event)}>
        <LeaveGuard dirty={dirty} />
        <Section heading="start" title="集团资料">
          {maySaveGroup ? <FactsFields form={form} /> : <Facts info={info} />}
        </Section>
        {maySaveGroup ? (
          <Section heading="start" title="外观">
            <LookFields form={form} info={info} upload={upload} onUploading={setUploading} />
          </Section>
        ) : null}
        <Section heading="start" title="公司">
          <Stack gap={8}>
            <EnterpriseSwitches enterprises={info.Enterprises} value={switches} onChange={mayChange ? onSwitches : undefined} />
            <Text tone="secondary">不允许非协议采购的公司只能购买协议目录内的商品；价格不可见的公司，只有角色含“始终查看价格”的账号能看到价格和金额</Text>
            <Text tone="secondary">要求两步验证的公司，账号登录时除密码外还要输入验证器应用的验证码；尚未设置的账号须先设置，才能继续使用商城</Text>
            <Text tone="secondary">在途订单指待审批和待付款的订单，它们占用库存；达到上限的采购员须先付款、撤回或等待审批，才能再提交这类订单</Text>
          </Stack>
        </Section>
        {mayChange ? (
          <FormActions
            note={isUploading ? uploadingText : '保存后对集团内所有账号立即生效'}
            problem={problem ? <FormProblemText problem={problem} /> : undefined}
          >
            <Button type="submit" variant="primary" loading={pending} disabled={isUploading}>
              保存
            </Button>
          </FormActions>
        ) : null}
      </Form>
    </Sheet>
  )
}
