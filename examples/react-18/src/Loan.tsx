import { Button, Checkbox, Dialog, Field, LoadingOverlay, Menu, QuantityStepper, Select, TextInput } from '@mall/ui'
import { useRef, useState } from 'react'

const departments = [
  { value: 'office', label: '行政部' },
  { value: 'finance', label: '财务部' },
]

/** A form of native controls: what it sends is read from `FormData`. */
export const Loan = () => {
  const name = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState('')
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const reload = async () => {
    setBusy(true)
    await new Promise((resolve) => setTimeout(resolve, 600))
    setBusy(false)
  }
  return (
    <LoadingOverlay busy={busy} delay={0}>
      <form
        aria-label="领用登记"
        style={{ display: 'grid', gap: 12, justifyItems: 'start' }}
        onSubmit={(event) => {
          event.preventDefault()
          setSent(new URLSearchParams([...new FormData(event.currentTarget)].map(([key, value]) => [key, typeof value === 'string' ? value : value.name])).toString())
        }}
      >
        <Field label="领用人">
          <TextInput ref={name} name="name" defaultValue="行政专员" clearable />
        </Field>
        <Field label="部门">
          <Select name="department" options={departments} />
        </Field>
        <QuantityStepper name="count" min={1} max={99} defaultValue={2} />
        <Checkbox name="urgent">加急</Checkbox>
        <div style={{ display: 'flex', gap: 8 }}>
          <Button type="submit" variant="primary">
            登记
          </Button>
          <Button type="reset">重填</Button>
          <Menu
            label="更多"
            items={[
              { key: 'focus', label: '修改领用人', onSelect: () => name.current?.focus() },
              { key: 'rules', label: '领用须知', onSelect: () => setAsking(true) },
              { key: 'busy', label: '刷新库存', onSelect: () => void reload() },
            ]}
            trigger={<Button>更多</Button>}
          />
        </div>
        <output>{sent}</output>
      </form>
      <Dialog open={asking} onOpenChange={setAsking} title="领用须知">
        <p>每人每月限领两次。</p>
      </Dialog>
    </LoadingOverlay>
  )
}
