import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { Field } from '@mall/ui/field'
import { FormGrid } from '@mall/ui/form-grid'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { useForm } from 'react-hook-form'
import { AccessCard } from '../../../components/access-card/AccessCard.tsx'

export interface CookieViewProps {
  readonly cookies: readonly (readonly [name: string, value: string])[]
  readonly onSet: (name: string, value: string) => void
  readonly onRemove: (name: string) => void
  /** The cookie-clear helper of specification §9. */
  readonly onClear: () => void
}

/** The cookies that scripts can see, and the helpers that write, remove and clear them. */
export const CookieView = ({ cookies, onSet, onRemove, onClear }: CookieViewProps) => {
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: { name: '', value: '' } })
  const add = ({ name, value }: { name: string; value: string }) => {
    onSet(name, value)
    reset()
  }
  return (
    <AccessCard heading="Cookie" wide>
      {cookies.length === 0 ? (
        <Empty size="small" title="没有 Cookie" />
      ) : (
        <Stack as="ul" gap={8}>
          {cookies.map(([name, value]) => (
            <Inline as="li" key={name} justify="between">
              <Text strong>{name}</Text>
              <Text>{value}</Text>
              <Button variant="text" aria-label={`删除 ${name}`} onClick={() => onRemove(name)}>
                删除
              </Button>
            </Inline>
          ))}
        </Stack>
      )}
      <Stack as="form" noValidate onSubmit={(event) => void handleSubmit(add)(event)}>
        <FormGrid>
          <Field label="名称" required error={formState.errors.name?.message}>
            <TextInput {...register('name', { required: '请输入名称' })} maxLength={50} />
          </Field>
          <Field label="值">
            <TextInput {...register('value')} maxLength={200} />
          </Field>
        </FormGrid>
        <Inline>
          <Button type="submit" variant="primary">
            写入
          </Button>
          <Button variant="danger" onClick={onClear}>
            清理
          </Button>
        </Inline>
      </Stack>
    </AccessCard>
  )
}
