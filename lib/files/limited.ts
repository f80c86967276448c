/** Lets at most `most` of the tasks that it is given run at once; the others wait in their order. */
export function limited(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // The place passes on to who waits longest, so that nobody takes it in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
