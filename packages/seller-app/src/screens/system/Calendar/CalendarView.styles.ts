import { FormActions } from '@mall/ui/form-actions'
import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'
import { Row as FormRow } from '../../../components/FormRows.styles.ts'

export const Form = styled.form`
  display: contents;
`

/** Fields of times and hours, as wide as what is written in them; what they mean stands below. */
export const Short = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: var(--mall-space-16) var(--mall-space-24);
  align-items: start;

  [data-part='text-input'] {
    inline-size: 112px;
  }

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--mall-space-16) var(--mall-space-12);
  }
`

/** A holiday: on a phone its name above its days. */
export const Holiday = styled(FormRow)`
  grid-template-columns: minmax(0, 320px) repeat(2, 160px) auto;
  justify-content: start;

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding-block-end: var(--mall-space-12);

    > :nth-child(1) {
      grid-area: 1 / 1 / auto / span 2;
      margin-inline-end: 64px;
    }
    > :nth-child(4) {
      grid-area: 1 / 2;
      align-self: end;
      justify-self: end;
    }
  }
`

/** One line high, also on a phone. */
export const Save = styled(FormActions)`
  ${media.phone} {
    flex-wrap: nowrap;

    > [data-part='words'] {
      flex: 1 1 0;
    }
    > [data-part='buttons'] {
      flex: none;
    }
  }
`
