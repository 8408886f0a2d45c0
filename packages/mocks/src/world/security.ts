import type { SecurityInfo } from '@mall/api/contract'
import { instantOf, worldTime } from './time.ts'

/** What the verification dialog shows; the address is of the block kept for documentation (RFC 5737). */
export const securityInfoFor = (Target: string): SecurityInfo => ({
  Ip: '203.0.113.24',
  CurrentTime: instantOf(worldTime),
  Target,
  Guid: '6f1c2b7e-4a59-4c1d-9e02-5d1f7a30b8c4',
})
