import type { SellerOrderDetail } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Button } from '@mall/ui/button'
import { Field } from '@mall/ui/field'
import { Section } from '@mall/ui/section'
import { Stack } from '@mall/ui/stack'
import { TextInput } from '@mall/ui/text-input'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { Decision } from '../../../components/Decision.tsx'
import { mergeShipment } from './merge-shipment.ts'
import { contentsOf, shipmentSchema, startValues, toShipment, type ShipmentValues } from './shipment-values.ts'

/** Sends a package. Rejects when it could not be sent: the form stays as it is and says why. */
export type ShipOrder = (shipment: ReturnType<typeof toShipment>) => Promise<unknown>

interface PackageFormProps {
  readonly order: SellerOrderDetail
  readonly ship: ShipOrder
  readonly onRefresh: () => Promise<void>
  /** The page around the fields of the package and its decision. */
  readonly render: (packing: ReactNode, decision: ReactNode) => ReactNode
}

/** What is said of the last attempt stays while the order goes on. */
const saidStays = { keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true } as const

const contentsText = ({ kinds, pieces, rest }: ReturnType<typeof contentsOf>, isTooLittle: boolean): string => {
  if (isTooLittle) return `还有 ${rest} 件不在包裹里，该客户不接受分批发货`
  return pieces === 0 ? '包裹里还没有商品' : `发出 ${kinds} 种、${pieces} 件${rest > 0 ? `，其余 ${rest} 件以后再发` : '，订单全部发出'}`
}

/** The next package of an order: who carries it, its number, and what is in it. Everything that is left, unless somebody takes pieces out. */
export const PackageForm = ({ order, ship, onRefresh, render }: PackageFormProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm<ShipmentValues, ShipmentValues, unknown>({
    schema: shipmentSchema,
    texts: {},
    defaultValues: startValues(order),
    send: (values) => ship(toShipment(order, values)),
    onSent: () => undefined,
    refresh: onRefresh,
  })
  const filledFor = useRef(order)
  useEffect(() => {
    // What is on its way is either gone after that, with the form, or is merged then.
    if (pending || filledFor.current === order) return
    const now = startValues(order)
    const merged = mergeShipment(startValues(filledFor.current), now, form.getValues())
    filledFor.current = order
    form.reset(now, saidStays)
    form.reset(merged, { ...saidStays, keepDefaultValues: true })
  }, [order, pending, form])
  const lines = useWatch({ control: form.control, name: 'Lines' })
  const contents = contentsOf(order, lines)
  const isTooLittle = !order.ShipsInParts && contents.rest > 0
  const { errors } = form.formState
  const id = useId()
  return (
    <FormProvider {...form}>
      <LeaveGuard dirty={dirty} />
      {render(
        <Section title="发货" aside={`包裹${order.Packages.length + 1}`}>
          <form id={id} noValidate onSubmit={(event) => void submit(event)}>
            <Stack gap={12}>
              <Field label="承运商" required error={errors.Carrier?.message}>
                <TextInput {...form.register('Carrier')} maxLength={30} placeholder="如：速达物流" />
              </Field>
              <Field label="运单号" required error={errors.TrackingNo?.message}>
                <TextInput {...form.register('TrackingNo')} maxLength={40} autoComplete="off" placeholder="扫码或手工录入" />
              </Field>
            </Stack>
          </form>
        </Section>,
        <Decision words={problem ? <FormProblemText problem={problem} /> : contentsText(contents, isTooLittle)} failed={problem !== null}>
          <Button variant="decisive" type="submit" form={id} loading={pending} disabled={isTooLittle}>
            发出包裹
          </Button>
        </Decision>,
      )}
    </FormProvider>
  )
}
