import { isMallError } from '@mall/api'
import type { Address } from '@mall/api/contract'
import { useMall } from '../../../lib/mall-context.ts'

export type NewAddress = Omit<Address, 'AddressId' | 'Version'>

/** Returns a function that saves an address. It resolves with the saved address, or with the message to show in the form. */
export const useSaveAddress = (onSaved: () => void) => {
  const mall = useMall()
  return async (address: NewAddress): Promise<{ saved: Address } | { problem: string }> => {
    try {
      const saved = await mall.address.save(address, { silent: true, quiet: true })
      onSaved()
      return { saved }
    } catch (error) {
      return { problem: isMallError(error) ? error.message : '网络连接故障' }
    }
  }
}
