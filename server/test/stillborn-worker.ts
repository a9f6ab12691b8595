/** A worker that cannot open what it works with. */
throw new Error('the model is missing');
