import { RadioGroup } from '@mall/ui/radio-group'
import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** Above the form, within its sheet. */
export const Notice = styled.div`
  padding: var(--mall-space-16) var(--mall-sheet-padding);
`

/**
 * Choices as tiles on the columns of the form, in rows of one height: three of them, two (`data-columns`) where they have notes; on a phone one below the other. Notes of a few
 * words are beside them, addresses below.
 */
export const Choices = styled(RadioGroup)`
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);

  &[data-appearance='cards'] {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-auto-rows: 1fr;
    gap: var(--mall-space-8) var(--mall-space-24);
    align-items: stretch;

    > label {
      padding-inline: var(--mall-space-12);
    }

    &[data-columns] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    ${media.phone} {
      grid-auto-rows: auto;

      &,
      &[data-columns] {
        grid-template-columns: minmax(0, 1fr);
      }
    }
  }

  /* None of its characters alone on a second line. */
  [data-part='note'] {
    text-wrap: pretty;
  }

  &[data-notes='beside'] [data-part='label'] {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 0 var(--mall-space-8);
    align-items: baseline;
    justify-content: space-between;
  }

  &&[data-notes='below'] {
    > label {
      align-items: start;
    }

    /* In the middle of the first line. */
    [data-part='control'] {
      margin-block-start: calc((var(--mall-line-height-14) - 16px) / 2);
    }
  }
`

/** Who, whose number, and what marks the address. */
export const Recipient = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--mall-space-8);
  align-items: center;

  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`

/** Ways on below the choices, on the edge of the column. */
export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-4) var(--mall-space-16);

  > * {
    margin-inline-start: calc(-1 * var(--inset));
  }
`

/** Attachments are seldom: a button and a few words, which still take what is dropped on them. */
export const Slim = styled.div`
  [data-part='zone'] {
    justify-content: start;
    padding: 0;
    border-color: transparent;
  }

  [data-dropping] > [data-part='zone'] {
    border-color: var(--mall-primary);
  }

  [data-part='hint'] {
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }
`
