import { keyframes, styled } from 'styled-components'

const land = keyframes`
  from { opacity: 0; transform: rotate(-4deg) scale(1.25); }
`

export const Root = styled.div`
  display: inline-grid;
  flex: none;
  place-content: center;
  justify-items: center;
  inline-size: 84px;
  block-size: 84px;
  border: 2px solid currentColor;
  border-radius: var(--mall-radius-control);
  outline: 1px solid currentColor;
  outline-offset: -6px;
  color: var(--mall-cinnabar);
  font-size: var(--mall-font-size-12);
  line-height: 16px;
  font-variant-numeric: tabular-nums;
  text-align: center;
  transform: rotate(-4deg);

  strong {
    font-size: var(--mall-font-size-18);
    line-height: var(--mall-line-height-18);
    font-weight: 600;
  }
  &[data-long] > strong {
    font-size: var(--mall-font-size-16);
    line-height: var(--mall-line-height-16);
  }
  > span {
    overflow: hidden;
    max-inline-size: 68px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > [data-part='by'] {
    display: -webkit-box;
    line-height: 14px;
    white-space: normal;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  &[data-status='waiting'] {
    border: 1px dashed var(--mall-control-border);
    outline: 0;
    color: var(--mall-text-secondary);
    transform: none;
  }
  &[data-status='rejected'] {
    color: var(--mall-danger);
  }
  &[data-landed] {
    animation: ${land} var(--mall-motion) var(--mall-ease-enter);
  }
`
