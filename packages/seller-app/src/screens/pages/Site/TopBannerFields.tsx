import { siteLimits } from '@mall/api/contract'
import { Field } from '@mall/ui/field'
import { FormGrid } from '@mall/ui/form-grid'
import { Stack } from '@mall/ui/stack'
import { Switch } from '@mall/ui/switch'
import { TextInput } from '@mall/ui/text-input'
import { useController } from 'react-hook-form'
import type { SiteForm } from './RowsField.tsx'

/** The line above every page, or none. */
export const TopBannerFields = ({ form }: { readonly form: SiteForm }) => {
  const { field: { value: banner, onChange } } = useController({ control: form.control, name: 'TopBanner' })
  const { TopBanner: problems } = form.formState.errors
  return (
    <Stack gap={16}>
      <Switch checked={banner !== null} onCheckedChange={(isShown) => onChange(isShown ? { Text: '', Href: '/' } : null)}>
        在每一页上面显示一行字
      </Switch>
      {banner === null ? null : (
        <FormGrid>
          <Field label="横幅的字" required error={problems?.Text?.message}>
            <TextInput value={banner.Text} maxLength={siteLimits.banner} autoComplete="off" onValueChange={(Text) => onChange({ ...banner, Text })} />
          </Field>
          <Field label="点了去" required error={problems?.Href?.message}>
            <TextInput value={banner.Href} maxLength={siteLimits.address} inputMode="url" autoComplete="off" onValueChange={(Href) => onChange({ ...banner, Href: Href.trim() })} />
          </Field>
        </FormGrid>
      )}
    </Stack>
  )
}
