import { styled } from 'styled-components'

export const Tag = styled.span`
  flex: none;
  padding: 0 4px;
  border: 1px solid transparent;
  border-radius: var(--mall-radius-tag);
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  line-height: 18px;
  white-space: nowrap;
`

/** Empty where nothing is saved: its place is kept. */
export const Beside = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--mall-space-8);
  align-items: baseline;
  justify-content: space-between;
`

export const Market = styled.span`
  color: var(--mall-text-tertiary);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
  white-space: nowrap;

  [data-part='price'] {
    color: inherit;
  }
  s {
    text-decoration-thickness: 1px;
  }
`

export const Root = styled.div`
  display: flex;
  align-items: baseline;
  gap: 0 var(--mall-space-12);
  min-inline-size: 0;

  &[data-kind='agreed'] > ${Tag} {
    background: var(--mall-primary-soft);
    color: var(--mall-primary);
  }
  &[data-kind='not-agreed'] > ${Tag} {
    border-color: currentColor;
  }
  &[data-kind='market'] > ${Tag} {
    padding-inline: 0;
  }

  &[data-size='large'] {
    flex-wrap: wrap;
    gap: 0 var(--mall-space-8);
    container-type: inline-size;
  }
  /* Beside the amount it reads, and stands at the end of its line. */
  &[data-size='large'] > ${Tag} {
    order: 1;
    margin-inline-start: auto;
  }
  &[data-size='large'] > ${Beside} {
    order: 2;
    flex: 0 0 100%;
    min-block-size: var(--mall-line-height-12);
  }
  /* A narrow card keeps the figure: that it is struck says what it is. */
  @container (inline-size < 184px) {
    &[data-size='large'] > ${Beside} ${Market} > span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  @container (inline-size < 168px) {
    /* In half of a phone the tag has a line of its own: beside a long amount it would stand elsewhere than beside a short one. */
    &[data-size='large'] > ${Tag} {
      order: 0;
      margin-inline: 0;
    }
    &[data-size='large'] > [data-part='amount'] {
      flex: 0 0 100%;
    }
  }

  &[data-size='hero'] {
    flex-wrap: wrap;
  }

  /* Columns of a row: amounts end below each other, and so do the tags and what they save. */
  &[data-size='normal'] {
    display: grid;
    grid-template-columns: minmax(96px, 1fr) 56px 96px;
    align-items: center;
    justify-items: end;
    min-block-size: calc(2 * var(--mall-line-height-12));
  }
  &[data-size='normal'] > [data-part='amount'] {
    font-weight: 600;
  }
  &[data-size='normal'] > ${Tag} {
    grid-area: 1 / 2;
  }
  &[data-size='normal'] > ${Beside} {
    grid-area: 1 / 3;
    flex-direction: column;
    align-items: end;
  }
  &[data-size='normal'] ${Market} > span {
    position: absolute;
    clip-path: inset(50%);
  }
`
