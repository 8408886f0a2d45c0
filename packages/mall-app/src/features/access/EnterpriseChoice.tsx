import { AccessProblem } from '@mall/app-kit/access/AccessProblem.tsx'
import { Button } from '@mall/ui/button'
import { RadioGroup } from '@mall/ui/radio-group'
import { Field } from '@mall/ui/field'
import { Stack } from '@mall/ui/stack'
import { useState } from 'react'

interface EnterpriseChoiceProps {
  readonly enterprises: readonly { readonly EnterpriseId: number; readonly EnterpriseName: string }[]
  readonly error: string | null
  readonly submitting: boolean
  readonly onChoose: (enterpriseId: number) => void
}

/** A user of several enterprises chooses one before anything of them is shown. */
export const EnterpriseChoice = ({ enterprises, error, submitting, onChoose }: EnterpriseChoiceProps) => {
  const [chosen, setChosen] = useState(String(enterprises[0]?.EnterpriseId ?? ''))
  return (
    <Stack as="form"
      onSubmit={(event) => {
        event.preventDefault()
        onChoose(Number(chosen))
      }}
    >
      <Field label="请选择要登录的企业" group>
        <RadioGroup
          value={chosen}
          onValueChange={setChosen}
          options={enterprises.map(({ EnterpriseId, EnterpriseName }) => ({ value: String(EnterpriseId), label: EnterpriseName }))}
        />
      </Field>
      <AccessProblem error={error} />
      <Button type="submit" variant="primary" block loading={submitting}>
        进入商城
      </Button>
    </Stack>
  )
}
