import { styled } from 'styled-components'
import { media } from '../theme/media.ts'

export const Root = styled.div`
  display: grid;
  gap: var(--mall-space-4) var(--mall-space-12);
  align-content: start;
  min-inline-size: 0;
  font-size: var(--mall-control-font-size);

  &[data-hide-label] {
    position: relative;
  }
  &[data-layout='inline'] {
    grid-template-columns: var(--mall-field-label-width, 7em) minmax(0, 1fr);
  }
  &[data-layout='inline'] > :not([data-part='label']) {
    grid-column: 2;
  }
  ${media.phone} {
    &[data-layout='inline'] {
      grid-template-columns: minmax(0, 1fr);
    }
    &[data-layout='inline'] > :not([data-part='label']) {
      grid-column: 1;
    }
  }
`

/** The asterisk is outside the label, so that the control's name is the label only; aria-required conveys the state. */
export const Mark = styled.span`
  margin-inline-start: 2px;
  color: var(--mall-danger);
`

export const Caption = styled.div`
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);
  color: var(--mall-text-secondary);

  [data-hide-label] > & {
    position: absolute;
    clip-path: inset(50%);
  }
  [data-layout='inline'] > & {
    padding-block: calc((var(--mall-control-height) - var(--mall-line-height-14)) / 2);
    text-align: end;
  }
  ${media.phone} {
    [data-layout='inline'] > & {
      padding-block: 0;
      text-align: start;
    }
  }
`

export const Hint = styled.p`
  margin: 0;
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
  color: var(--mall-text-tertiary);
`

export const Problem = styled.p`
  display: flex;
  gap: var(--mall-space-4);
  align-items: start;
  margin: 0;
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
  color: var(--mall-danger);

  &:empty {
    display: none;
  }
  & > svg {
    margin-block-start: 2px;
  }
`
