import { FormGrid } from '@mall/ui/form-grid'
import { styled } from 'styled-components'

/** As wide as a password needs. */
export const Fields = styled(FormGrid)`
  max-inline-size: 480px;
`
