/** A worker that cannot load its models. */
throw new Error('the model is missing');
