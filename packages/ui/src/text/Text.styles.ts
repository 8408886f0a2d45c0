import { styled } from 'styled-components'

export const Root = styled.span`
  margin: 0;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  text-spacing-trim: trim-start;

  &[data-tone='secondary'] {
    color: var(--mall-text-secondary);
  }
  &[data-tone='tertiary'] {
    color: var(--mall-text-tertiary);
  }
  &[data-tone='warning'] {
    color: var(--mall-warning);
  }
  &[data-tone='danger'] {
    color: var(--mall-danger);
  }
  &[data-size='12'] {
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }
  &[data-size='14'] {
    font-size: var(--mall-font-size-14);
    line-height: var(--mall-line-height-14);
  }
  &[data-size='16'] {
    font-size: var(--mall-font-size-16);
    line-height: var(--mall-line-height-16);
  }
  &[data-size='18'] {
    font-size: var(--mall-font-size-18);
    line-height: var(--mall-line-height-18);
  }
  &[data-size='24'] {
    font-size: var(--mall-font-size-24);
    line-height: var(--mall-line-height-24);
  }
  &[data-strong] {
    font-weight: 600;
  }
  &:empty {
    display: none;
  }
`
