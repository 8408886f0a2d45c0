import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** With which text is compared. */
export const Bar = styled.div`
  display: flex;
  gap: var(--mall-space-8);
  align-items: center;
`

export const Choice = styled.div`
  flex: 1;
  min-inline-size: 0;
  max-inline-size: 280px;
`

export const Lines = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`

/** What became of a line, and the line. */
export const Line = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: var(--mall-space-12);
  padding: var(--mall-space-4) var(--mall-space-8);
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  &[data-kind='same'] {
    color: var(--mall-text-secondary);
  }
  &[data-kind='added'] {
    background: var(--mall-success-soft);
  }
  &[data-kind='removed'] {
    background: var(--mall-danger-soft);
  }

  ins,
  del {
    color: var(--mall-text);
  }
  ins {
    text-decoration: none;
  }
  del {
    text-decoration: line-through;
  }

  &[data-kind='changed'] ins {
    background: var(--mall-success-soft);
    text-decoration: underline;
  }
  &[data-kind='changed'] del {
    background: var(--mall-danger-soft);
  }
`

export const Kind = styled.span`
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-14);

  [data-kind='added'] > & {
    color: var(--mall-success);
  }
  [data-kind='removed'] > & {
    color: var(--mall-danger);
  }
`

export const Fold = styled.div`
  padding-inline-start: calc(40px + var(--mall-space-12));

  ${media.phone} {
    padding-inline-start: 0;
  }
`
