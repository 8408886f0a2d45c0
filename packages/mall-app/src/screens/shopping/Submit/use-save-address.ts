import type { Address, CallInput } from '@mall/api/contract'
import { useMall } from '../../../lib/mall-context.ts'

export type NewAddress = CallInput<'POST /api/Address/Save'>

/** Returns a function that saves an address. Its failure is shown in the form. */
export const useSaveAddress = (onSaved: () => void) => {
  const mall = useMall()
  return async (address: NewAddress): Promise<Address> => {
    const saved = await mall.address.save(address, { silent: true, quiet: true })
    onSaved()
    return saved
  }
}
