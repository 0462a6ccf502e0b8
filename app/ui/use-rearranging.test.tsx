import { act, render } from '@testing-library/react';
import { useRef, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useRearranging } from './use-rearranging.ts';

const moves: string[] = [];
let isStill: boolean;

/** Each item is one pixel below the one before it. */
beforeEach(() => {
  moves.length = 0;
  isStill = false;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, at, 1, 1);
  });
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  Element.prototype.getAnimations = () => [];
  Element.prototype.animate = function (this: Element, { translate }: { translate: string[] }) {
    moves.push(`${this.textContent} from ${translate[0]}`);
  } as never;
});

let show: (names: string[], isMoving?: boolean) => void;

function List() {
  const [names, setNames] = useState(['a', 'b', 'c']);
  const list = useRef<HTMLUListElement>(null);
  const rearrange = useRearranging(list, names);
  show = (next, isMoving = true) => {
    if (isMoving) rearrange();
    setNames(next);
  };
  return (
    <ul ref={list}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

test('what stays moves from where it stood; what keeps its place, comes or goes does not', () => {
  render(<List />);
  act(() => show(['a', 'c', 'd']));
  expect(moves).toEqual(['c from 0px 1px']);
});

test('a change that nobody announced moves nothing', () => {
  render(<List />);
  act(() => show(['c', 'a'], false));
  expect(moves).toEqual([]);
});

test('nothing moves for whoever wants no motion', () => {
  isStill = true;
  render(<List />);
  act(() => show(['c', 'b', 'a']));
  expect(moves).toEqual([]);
});
