import { styled } from 'styled-components'

/** A line of prices: what is typed above it, what it is compared with below. */
export const Ruler = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
  font-variant-numeric: tabular-nums;

  small {
    margin-block-start: var(--mall-space-4);
    color: var(--mall-text-tertiary);
    font-size: inherit;
  }
`

/** As far to the start as it is along the ruler, so that it leaves neither end. */
export const Flag = styled.div`
  block-size: var(--mall-line-height-14);
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);

  > * {
    position: relative;
    display: inline-block;
    inset-inline-start: var(--at);
    white-space: nowrap;
    transform: translateX(calc(-1 * var(--at)));
  }
  > b {
    color: var(--mall-text);
    font-weight: 600;
  }
  &[data-tone] > b {
    color: var(--mall-danger);
  }
`

export const Line = styled.div`
  position: relative;
  block-size: 32px;

  &::before {
    position: absolute;
    inset-block-start: 50%;
    inset-inline: 0;
    border-block-start: 1px solid var(--mall-control-border);
    content: '';
  }
  > span {
    position: absolute;
    inset-block-start: calc(50% - 4px);
    inset-inline-start: var(--from);
    block-size: 8px;
    inline-size: calc(var(--to) - var(--from));
  }
  > [data-part='below'] {
    border: 1px solid var(--mall-danger);
    background: var(--mall-danger-soft);
  }
  > [data-part='gain'] {
    background: var(--mall-primary);
  }
  > [data-part='gain'][data-tone] {
    background: repeating-linear-gradient(135deg, var(--mall-danger) 0 2px, var(--mall-danger-soft) 2px 5px);
  }
  > i {
    position: absolute;
    inset-inline-start: var(--at);
    inline-size: 1px;
  }
  > [data-part='mark'] {
    inset-block: 8px;
    background: var(--mall-control-border);
  }
  > [data-part='mark'][data-kind='floor'] {
    background: var(--mall-danger);
  }
  > [data-part='tick'] {
    inset-block: 2px 20px;
    inline-size: 3px;
    margin-inline-start: -1px;
    background: var(--mall-text-tertiary);
  }
  > [data-part='tick'][data-accepted] {
    background: var(--mall-success);
  }
  > [data-part='price'] {
    inset-block: 0;
    inline-size: 3px;
    margin-inline-start: -1px;
    background: var(--mall-text);
  }
`

export const Labels = styled.div`
  position: relative;
  block-size: calc(var(--lines) * var(--mall-line-height-12));
  color: var(--mall-text-secondary);

  > span {
    position: absolute;
    inset-block-start: calc(var(--line) * var(--mall-line-height-12));
    inset-inline-start: var(--at);
    inline-size: var(--width);
    white-space: nowrap;
    text-align: center;
  }
  > [data-align='start'] {
    text-align: start;
  }
  > [data-align='end'] {
    text-align: end;
  }
  > [data-kind='floor'] {
    color: var(--mall-danger);
  }
`
